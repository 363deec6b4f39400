/* Random games of Tenno in plain C: the yardstick for the compiled rules' speed, and a second opinion on the rules.
 *
 *     tenno_c SEATS GAMES A B C          play GAMES random games from the generator's seed words; one JSON line
 *     tenno_c SEATS GAMES A B C trace    the same games untimed: each decision with its legal list, each result
 *
 * Written from RULES.md (the paragraphs are cited), not from rules.py. It plays the very same games because both agree
 * on the catalogue of actions, the generator and the way of picking. What a random game never asks for is left out: the
 * players' notes, events, and the two counters that serve undo and sampling.
 */

#define _POSIX_C_SOURCE 199309L

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- the generator (sfc32) ---------------------------------------------------------------------------------------- */

typedef struct {
    uint32_t a, b, c, count;
} Rng;

static inline uint32_t rng_word(Rng *rng)
{
    uint32_t result = rng->a + rng->b + rng->count++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + result;
    return result;
}

static Rng rng_new(uint32_t a, uint32_t b, uint32_t c)
{
    Rng rng = {a, b, c, 1};
    for (int round = 0; round < 15; round++)
        rng_word(&rng);
    return rng;
}

/* Lemire's method: the division is needed only when the low half is suspiciously small. */
static inline uint32_t rng_below(Rng *rng, uint32_t n)
{
    uint64_t product = (uint64_t)rng_word(rng) * n;
    if ((uint32_t)product < n) {
        uint32_t floor = -n % n;
        while ((uint32_t)product < floor)
            product = (uint64_t)rng_word(rng) * n;
    }
    return (uint32_t)(product >> 32);
}

/* --- cards, actions, the table ------------------------------------------------------------------------------------ */

enum { PLACES = 3, MIN_SEATS = 2, MAX_SEATS = 7, MAX_CELLS = MAX_SEATS * PLACES };

/* A card's strength is its number plus one; only the geisha has none (R1.1). */
enum { NINJA = 3, MONK = 4, RONIN = 5, SHOGUN = 9, GEISHA = 10, GAP = -1 };

enum { FIRST_HAND = 0x7f8 };

enum {
    DO_FIRST = 0,
    DO_SET = 7,
    DO_ATTACK = 13,
    DO_MONK = 76,
    DO_PLAIN = 77,
    DO_STOP = 78,
    DO_FILL = 79,
    DO_SWAP = 90,
    DO_KEEP = 93,
    DO_LAY = 94,
    DO_TRADE = 105,
    DO_FEINT = 108,
    DO_LOOK = 111,
    DO_TRUST = 114
};

enum { NONE = -1, CHANCE = -1, NOBODY = -2 };

typedef enum { BEGIN, ARRANGE, STRIKE, SUPPORT, AGAIN, REFILL, CHANGE, RELAY, PEEK, OVER } Stage;

typedef uint16_t Cards;  /* a bit set of one player's cards */
typedef uint16_t Action; /* not a byte: writes through a character type would make the compiler doubt all it knows */

enum { LONGEST = 64 };

typedef struct {
    uint8_t seats, stage, turn;
    uint8_t waiting;                 /* in a window: the seats that still owe a card, as a bit set */
    int8_t weapon, target;           /* the cells of the present fight: seat * PLACES + place */
    int8_t first_target;             /* what the ronin attacked, once its second attack is possible */
    int8_t lost;                     /* cards the attacker has lost this turn */
    int8_t looker, next_looker;      /* the seats owed a look */
    int8_t slot;                     /* the cell whose card is being changed */
    int8_t cell[MAX_CELLS];          /* the card there, or GAP */
    Cards hand[MAX_SEATS];
    Cards prison[MAX_SEATS][MAX_SEATS]; /* by captor, then by the cards' owner */
} Table;

static Table table_new(int seats)
{
    Table t = {.seats = (uint8_t)seats, .stage = BEGIN, .weapon = NONE, .target = NONE, .first_target = NONE,
               .looker = NONE, .next_looker = NONE, .slot = NONE};
    memset(t.cell, GAP, sizeof t.cell);
    for (int seat = 0; seat < seats; seat++)
        t.hand[seat] = FIRST_HAND;
    return t;
}

static inline int lowest(unsigned bits)
{
    return __builtin_ctz(bits);
}

/* --- who decides -------------------------------------------------------------------------------------------------- */

static inline int actor(const Table *t)
{
    switch ((Stage)t->stage) {
    case STRIKE:
    case AGAIN:
    case CHANGE:
    case RELAY:
        return t->turn;
    case SUPPORT:
        return t->target / PLACES;
    case ARRANGE:
    case REFILL:
        return lowest(t->waiting); /* all at once (R1.2, R4.1): asked by seat, which nobody can notice */
    case PEEK:
        return t->looker;
    case BEGIN:
        return CHANCE;
    case OVER:
        break;
    }
    return NOBODY;
}

/* --- what may be decided: ascending lists, written into the caller's buffer --------------------------------------- */

static inline int span_into(int from, int number, Action *out)
{
    for (int i = 0; i < number; i++)
        out[i] = (Action)(from + i);
    return number;
}

static inline int cards_into(unsigned cards, int base, Action *out)
{
    int found = 0;
    for (; cards; cards &= cards - 1)
        out[found++] = (Action)(base + lowest(cards));
    return found;
}

/* The cell of the seat's monk if it lies on the table. */
static inline int monk_cell(const Table *t, int seat)
{
    for (int cell = seat * PLACES; cell < seat * PLACES + PLACES; cell++)
        if (t->cell[cell] == MONK)
            return cell;
    return NONE;
}

/* The first attack: any own card but the shogun (R3.8), any card of any opponent (R2.1, R2.2). */
static int may_strike(const Table *t, Action *out)
{
    int found = 0, home = t->turn * PLACES, cells = t->seats * PLACES;
    for (int place = 0; place < PLACES; place++) {
        if (t->cell[home + place] == SHOGUN)
            continue;
        int base = DO_ATTACK + place * MAX_CELLS;
        found += span_into(base, home, out + found);
        found += span_into(base + home + PLACES, cells - home - PLACES, out + found);
    }
    return found;
}

/* The ronin's second attack: one of the two other cards, against any card but the one met first (R3.6, R3.7). */
static int may_strike_again(const Table *t, Action *out)
{
    int targets[MAX_CELLS], open = 0, found = 0, home = t->turn * PLACES, cells = t->seats * PLACES;
    for (int cell = 0; cell < cells; cell++)
        if ((cell < home || cell >= home + PLACES) && cell != t->first_target && t->cell[cell] != GAP)
            targets[open++] = cell;
    for (int place = 0; place < PLACES; place++) {
        if (home + place == t->weapon || t->cell[home + place] == SHOGUN)
            continue;
        for (int i = 0; i < open; i++)
            out[found++] = (Action)(DO_ATTACK + place * MAX_CELLS + targets[i]);
    }
    out[found++] = DO_STOP;
    return found;
}

static inline int legal_into(const Table *t, int seat, Action *out)
{
    int found;
    switch ((Stage)t->stage) {
    case ARRANGE:
        return span_into(DO_SET, 6, out);
    case STRIKE:
        return may_strike(t, out);
    case AGAIN:
        return may_strike_again(t, out);
    case SUPPORT:
        if (monk_cell(t, seat) == NONE)
            return span_into(DO_PLAIN, 1, out);
        return span_into(DO_MONK, 2, out);
    case REFILL:
        return cards_into(t->hand[seat], DO_FILL, out);
    case CHANGE: /* with a hand: take up a card; without: trade two or pretend to (R5.1, R5.3, R5.4) */
        if (t->hand[seat])
            return span_into(DO_SWAP, PLACES + 1, out);
        found = span_into(DO_KEEP, 1, out);
        return found + span_into(DO_TRADE, 6, out + found);
    case RELAY:
        return cards_into(t->hand[seat] | 1u << t->cell[t->slot], DO_LAY, out);
    case PEEK:
        return span_into(DO_LOOK, PLACES + 1, out);
    case BEGIN:
    case OVER:
        break;
    }
    return 0;
}

static inline int chance_into(const Table *t, Action *out, uint32_t *weights)
{
    for (int seat = 0; seat < t->seats; seat++) {
        out[seat] = (Action)(DO_FIRST + seat);
        weights[seat] = 1;
    }
    return t->seats;
}

/* --- what follows ------------------------------------------------------------------------------------------------- */

static inline void next_turn(Table *t)
{
    t->turn = t->turn + 1 == t->seats ? 0 : t->turn + 1;
    t->stage = STRIKE;
    t->weapon = t->target = t->first_target = NONE;
    t->lost = 0;
}

/* All fights of the turn are over: fill the gaps, unless somebody cannot (R4.1, R4.3). */
static void after_fights(Table *t)
{
    unsigned waiting = 0;
    bool exhausted = false;
    for (int seat = 0; seat < t->seats; seat++) {
        const int8_t *own = t->cell + seat * PLACES;
        int gaps = (own[0] == GAP) + (own[1] == GAP) + (own[2] == GAP);
        if (gaps) {
            waiting |= 1u << seat;
            exhausted |= __builtin_popcount(t->hand[seat]) < gaps;
        }
    }
    t->waiting = (uint8_t)(exhausted ? 0 : waiting);
    t->stage = exhausted ? OVER : REFILL;
}

/* Above 0 the attacker wins, below the defender, at 0 nobody. */
static inline int verdict(int card, int met, bool monk)
{
    if (card == GEISHA || met == GEISHA)
        return (card == GEISHA) - (met == GEISHA); /* settled last, monk or not (R3.10, R3.12) */
    int attack = card == NINJA ? 8 : card + 1;     /* R3.1 */
    return attack - (met + 1 + (monk ? 2 : 0));    /* R2.3, R3.2, R3.4 */
}

static void fight(Table *t, bool monk)
{
    int attacker = t->turn, defender = t->target / PLACES;
    int card = t->cell[t->weapon], met = t->cell[t->target];
    int result = verdict(card, met, monk);

    if (result > 0) {
        t->prison[attacker][defender] |= (Cards)(1u << met); /* R2.4 */
    } else if (result < 0) {
        if (met == SHOGUN)
            t->prison[defender][attacker] |= (Cards)(1u << card); /* R3.9 */
        if (t->looker == NONE) /* R5.6 */
            t->looker = (int8_t)defender;
        else
            t->next_looker = (int8_t)defender;
    }
    if (result >= 0 || met == GEISHA) /* R2.4, R2.6, R3.11 */
        t->cell[t->target] = GAP;
    if (result <= 0 || card == GEISHA) { /* R2.5, R2.6, R3.11 */
        t->cell[t->weapon] = GAP;
        t->lost++;
    }
    if (card == RONIN && t->first_target == NONE) { /* R3.6; the second attack brings no third (R3.7) */
        t->first_target = t->target;
        t->stage = AGAIN;
    } else {
        after_fights(t);
    }
}

static void attack(Table *t, int number)
{
    if (t->stage == STRIKE)
        t->looker = t->next_looker = NONE;
    t->weapon = (int8_t)(t->turn * PLACES + number / MAX_CELLS);
    t->target = (int8_t)(number % MAX_CELLS);
    int defender = t->target / PLACES;
    /* Asked as long as the monk is in the game, wherever it is, so that the question tells nothing (R3.5). */
    if (t->cell[t->target] != MONK && (t->hand[defender] >> MONK & 1 || monk_cell(t, defender) != NONE))
        t->stage = SUPPORT;
    else
        fight(t, false);
}

static inline void arrange(Table *t, int seat, int order)
{
    static const int8_t orders[6][PLACES] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    memcpy(t->cell + seat * PLACES, orders[order], PLACES);
    t->waiting &= (uint8_t)~(1u << seat);
    if (!t->waiting)
        t->stage = STRIKE;
}

static inline void refill(Table *t, int seat, int card)
{
    int8_t *own = t->cell + seat * PLACES;
    int place = 0;
    while (own[place] != GAP)
        place++;
    own[place] = (int8_t)card;
    t->hand[seat] &= (Cards)~(1u << card);
    if (own[0] == GAP || own[1] == GAP || own[2] == GAP)
        return;
    t->waiting &= (uint8_t)~(1u << seat);
    if (t->waiting)
        return;
    if (!t->lost) /* R5.1, R5.2 */
        t->stage = CHANGE;
    else if (t->looker != NONE) /* R5.5 */
        t->stage = PEEK;
    else
        next_turn(t);
}

static inline void change(Table *t, int seat, int action)
{
    static const uint8_t pairs[3][2] = {{0, 1}, {0, 2}, {1, 2}};
    if (action < DO_KEEP) {
        t->slot = (int8_t)(seat * PLACES + action - DO_SWAP);
        t->stage = RELAY;
        return;
    }
    if (action >= DO_TRADE && action < DO_FEINT) {
        int8_t *one = t->cell + seat * PLACES + pairs[action - DO_TRADE][0];
        int8_t *two = t->cell + seat * PLACES + pairs[action - DO_TRADE][1];
        int8_t card = *one;
        *one = *two;
        *two = card;
    }
    next_turn(t);
}

static inline void relay(Table *t, int seat, int card)
{
    t->hand[seat] = (Cards)((t->hand[seat] | 1u << t->cell[t->slot]) & ~(1u << card));
    t->cell[t->slot] = (int8_t)card;
    t->slot = NONE;
    next_turn(t);
}

static inline void apply(Table *t, int seat, int action)
{
    switch ((Stage)t->stage) {
    case ARRANGE:
        arrange(t, seat, action - DO_SET);
        break;
    case STRIKE:
    case AGAIN:
        if (action == DO_STOP)
            after_fights(t);
        else
            attack(t, action - DO_ATTACK);
        break;
    case SUPPORT:
        fight(t, action == DO_MONK);
        break;
    case REFILL:
        refill(t, seat, action - DO_FILL);
        break;
    case CHANGE:
        change(t, seat, action);
        break;
    case RELAY:
        relay(t, seat, action - DO_LAY);
        break;
    case PEEK: /* what the looker saw changes nothing on the table */
        t->looker = t->next_looker;
        t->next_looker = NONE;
        if (t->looker == NONE)
            next_turn(t);
        break;
    case BEGIN:
    case OVER:
        break;
    }
}

/* The game's only chance move: who begins (R1.4). */
static inline void apply_chance(Table *t, int action)
{
    t->turn = (uint8_t)(action - DO_FIRST);
    t->waiting = (uint8_t)((1u << t->seats) - 1);
    t->stage = ARRANGE;
}

/* --- whole games -------------------------------------------------------------------------------------------------- */

static inline int pick(const uint32_t *weights, int count, Rng *rng)
{
    uint32_t total = 0;
    for (int i = 0; i < count; i++)
        total += weights[i];
    uint32_t rest = rng_below(rng, total);
    int i = 0;
    while (rest >= weights[i])
        rest -= weights[i++];
    return i;
}

static int64_t finish(Table *t, Rng *rng, Action *out, uint32_t *weights)
{
    for (int64_t steps = 0;; steps++) {
        int seat = actor(t);
        if (seat >= 0) {
            int count = legal_into(t, seat, out);
            apply(t, seat, out[rng_below(rng, (uint32_t)count)]);
        } else if (seat == CHANCE) {
            int count = chance_into(t, out, weights);
            apply_chance(t, out[pick(weights, count, rng)]);
        } else {
            return steps;
        }
    }
}

/* --- the trace: everything another implementation can be held against --------------------------------------------- */

static int worth(unsigned cards)
{
    int total = 0;
    for (cards &= ~(1u << GEISHA); cards; cards &= cards - 1)
        total += lowest(cards) + 1;
    return total;
}

/* The prisoners' sums, the tie-break's sums, and the winners (R6.1 to R6.3). */
static void print_result(const Table *t)
{
    int prison[MAX_SEATS] = {0}, court[MAX_SEATS] = {0}, best = -1;
    for (int seat = 0; seat < t->seats; seat++) {
        for (int owner = 0; owner < t->seats; owner++)
            prison[seat] += worth(t->prison[seat][owner]);
        unsigned left = t->hand[seat];
        for (int cell = seat * PLACES; cell < seat * PLACES + PLACES; cell++)
            if (t->cell[cell] != GAP)
                left |= 1u << t->cell[cell];
        court[seat] = worth(left);
        if (best < 0 || prison[seat] > prison[best] || (prison[seat] == prison[best] && court[seat] > court[best]))
            best = seat;
    }
    printf("over");
    for (int seat = 0; seat < t->seats; seat++) {
        bool won = prison[seat] == prison[best] && court[seat] == court[best];
        printf(" %d/%d%s", prison[seat], court[seat], won ? "*" : "");
    }
    printf("\n");
}

static int64_t finish_aloud(Table *t, Rng *rng, Action *out, uint32_t *weights)
{
    for (int64_t steps = 0;; steps++) {
        int seat = actor(t);
        if (seat == NOBODY) {
            print_result(t);
            return steps;
        }
        int count = seat == CHANCE ? chance_into(t, out, weights) : legal_into(t, seat, out);
        int chosen = seat == CHANCE ? pick(weights, count, rng) : (int)rng_below(rng, (uint32_t)count);
        printf("%d:", seat);
        for (int i = 0; i < count; i++)
            printf(" %d%s", out[i], i == chosen ? "*" : "");
        printf("\n");
        if (seat == CHANCE)
            apply_chance(t, out[chosen]);
        else
            apply(t, seat, out[chosen]);
    }
}

/* --- the program -------------------------------------------------------------------------------------------------- */

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int main(int argc, char **argv)
{
    bool aloud = argc == 7 && strcmp(argv[6], "trace") == 0;
    int seats = argc > 1 ? atoi(argv[1]) : 0;
    if ((argc != 6 && !aloud) || seats < MIN_SEATS || seats > MAX_SEATS) {
        fprintf(stderr, "usage: tenno_c SEATS GAMES A B C [trace], with 2 to 7 seats\n");
        return 2;
    }
    long games = atol(argv[2]);
    Rng rng = rng_new((uint32_t)strtoull(argv[3], NULL, 10), (uint32_t)strtoull(argv[4], NULL, 10),
                      (uint32_t)strtoull(argv[5], NULL, 10));
    Action out[LONGEST];
    uint32_t weights[LONGEST];
    const Table root = table_new(seats);
    int64_t steps = 0;

    double begun = now();
    for (long game = 0; game < games; game++) {
        Table t = root;
        steps += aloud ? finish_aloud(&t, &rng, out, weights) : finish(&t, &rng, out, weights);
    }
    double seconds = now() - begun;

    printf("{\"seats\":%d,\"games\":%ld,\"steps\":%" PRId64 ",\"check\":%" PRIu32 ",\"seconds\":%.9f}\n", seats, games,
           steps, rng_word(&rng), seconds);
    return 0;
}
