/* Tells the compiler that errors are rare, so that the way to them is laid apart from the rules and not optimized.

   mypyc checks for an error after nearly every call. With these functions marked as cold the compiler spends its time,
   and the processor its cache, on what happens in a game. Included before the C files of mypyc; its types are taken
   from the declarations, so that nothing here follows a change of them. */

#include <Python.h>
#include <CPy.h>

#ifdef __GNUC__
#define COLD(function) extern __typeof__(function) function __attribute__((cold))
COLD(CPy_AddTraceback);
COLD(CPy_TypeError);
COLD(PyErr_Occurred);
COLD(PyErr_SetNone);
COLD(PyErr_SetString);
#undef COLD
#endif
