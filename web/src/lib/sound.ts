/** Short wooden sounds, made on the spot; nothing is fetched. */

import { settings } from "./settings.svelte";

export type Sound = "place" | "turn" | "strike" | "yours" | "end";

/** One knock: a damped tone with a burst of noise, as of wood on wood. `at` in seconds from now. */
interface Knock {
  at: number;
  pitch: number;
  fall: number;
  loud: number;
  noise: number;
}

const SOUNDS: Record<Sound, Knock[]> = {
  place: [{ at: 0, pitch: 520, fall: 0.07, loud: 0.22, noise: 0.5 }],
  turn: [
    { at: 0, pitch: 900, fall: 0.03, loud: 0.1, noise: 1 },
    { at: 0.05, pitch: 640, fall: 0.05, loud: 0.14, noise: 0.6 },
  ],
  strike: [
    { at: 0, pitch: 190, fall: 0.16, loud: 0.4, noise: 0.7 },
    { at: 0.03, pitch: 310, fall: 0.1, loud: 0.2, noise: 0.4 },
  ],
  yours: [
    { at: 0, pitch: 780, fall: 0.12, loud: 0.25, noise: 0.2 },
    { at: 0.16, pitch: 1040, fall: 0.18, loud: 0.25, noise: 0.2 },
  ],
  end: [
    { at: 0, pitch: 130, fall: 0.9, loud: 0.4, noise: 0.2 },
    { at: 0.35, pitch: 195, fall: 0.9, loud: 0.3, noise: 0.1 },
    { at: 0.7, pitch: 260, fall: 1.2, loud: 0.3, noise: 0.1 },
  ],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let a page sound only after a touch; until then it stays silent. */
function awake(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

export function sound(name: Sound): void {
  if (!settings.sound) return;
  const audio = awake();
  if (!audio) return;
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  for (const knock of SOUNDS[name]) strike(audio, hiss, knock);
}

function strike(audio: AudioContext, noise: AudioBuffer, knock: Knock): void {
  const start = audio.currentTime + knock.at;
  const end = start + knock.fall;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(knock.loud * 0.6, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  volume.connect(audio.destination);

  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(knock.pitch, start);
  tone.frequency.exponentialRampToValueAtTime(knock.pitch * 0.8, end);
  tone.connect(volume);
  tone.start(start);
  tone.stop(end);

  const click = audio.createBufferSource();
  click.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = knock.pitch * 3;
  const share = audio.createGain();
  share.gain.value = knock.noise;
  click.connect(filter).connect(share).connect(volume);
  click.start(start, 0, Math.min(0.03, knock.fall));
}

/** The sound of something that happened, by the name of its event. */
export function soundOf(event: string): Sound {
  if (/strik|attack|wound|burn|lost|captur|won|repell|fight|fell|slain|kill/.test(event)) return "strike";
  if (/turn|reveal|show|look|peek|draw|drew|dealt|round/.test(event)) return "turn";
  return "place";
}
