/** For those who draw boards: mounts one board on a stored position. Not part of what is shipped.
 *  gallery.html?game=tenno&fixture=first&theme=dark&lang=pl */

import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
if (asked.get("motion")) document.documentElement.dataset.motion = asked.get("motion") ?? "";
document.body.style.margin = "0";

mount(Gallery, {
  target: document.getElementById("app") as HTMLElement,
  props: { game: asked.get("game") ?? "", fixture: asked.get("fixture") ?? "", lang: asked.get("lang") ?? "en" },
});
