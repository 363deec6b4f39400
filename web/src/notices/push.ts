/** This browser as a place to be told: permission, subscription, and what stands in the way. */

/** Why this browser cannot be told anything: "home": only once the page is on the home screen, as iOS wants it. */
export type Obstacle = "" | "insecure" | "home" | "unable" | "denied";

export function obstacle(): Obstacle {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || typeof Notification === "undefined") {
    return /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1) ? "home" : "unable";
  }
  return Notification.permission === "denied" ? "denied" : "";
}

export interface Subscribed {
  address: string;
  p256dh: string;
  auth: string;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function sameKey(one: ArrayBuffer | null | undefined, other: Uint8Array): boolean {
  if (!one) return false;
  const key = new Uint8Array(one);
  return key.length === other.length && key.every((each, at) => each === other[at]);
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (obstacle()) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Where this browser is told at present, if it is and the server's key is still the one it trusts. */
export async function present(key: string): Promise<string> {
  const found = await (await worker())?.pushManager.getSubscription();
  return found && sameKey(found.options.applicationServerKey, bytes(key)) ? found.endpoint : "";
}

/** Ask for the permission and subscribe; one for a former key of the server is given up. Null: it was not allowed. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const manager = (await navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready)).pushManager;
  const wanted = bytes(key);
  let found = await manager.getSubscription();
  if (found && !sameKey(found.options.applicationServerKey, wanted)) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const keys = found.toJSON().keys ?? {};
  return { address: found.endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** Be told here no more. */
export async function unsubscribe(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}
