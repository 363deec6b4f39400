// Before the first paint, so that nothing flashes: what the settings say about looks.
try {
  const kept = JSON.parse(localStorage.getItem("tatami.settings") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (kept.motion === "less" || kept.motion === "full") document.documentElement.dataset.motion = kept.motion;
  if (kept.lang) document.documentElement.lang = kept.lang;
} catch {
  // A browser that keeps nothing shows the defaults.
}
