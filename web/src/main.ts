import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { applySettings, settings } from "./lib/settings.svelte";
import { setLang } from "./lib/words.svelte";

applySettings();
followLinks();
await setLang(settings.lang);
mount(App, { target: document.getElementById("app") as HTMLElement });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Only the shell is kept; without it the page works all the same.
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
