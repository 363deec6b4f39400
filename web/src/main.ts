import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { settings, show } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

show();
followLinks();
await speak(settings.lang);
mount(App, { target: document.getElementById("app") as HTMLElement });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Only the shell is kept; without it the page works all the same.
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
