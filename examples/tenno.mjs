#!/usr/bin/env node
// A bot for Tenno in JavaScript, with nothing but Node: it attacks where the notes promise most.
// Play it with `tatami arena tenno --bots exec:examples/tenno.mjs,peasant`; docs/bots.md describes the protocol.

import { createInterface } from "node:readline";

// In views and events everything counts from 0: card 0 is the peasant 1, card 9 the shogun 10, card 10 the geisha X.
const NINJA = 3;
const SHOGUN = 9;
const GEISHA = 10;

const worth = (card) => (card === GEISHA ? 0 : card + 1);
const strikes = (card) => (card === NINJA ? 8 : card + 1);
const random = (codes) => codes[Math.floor(Math.random() * codes.length)];
const best = (codes, value) => codes.reduce((one, other) => (value(other) > value(one) ? other : one));

/** What an attack such as b>2a brings on average, if all that the other card may be is equally likely. */
function promise(view, code) {
  const [, own, seat, place] = code.match(/^([abc])>(\d)([abc])$/);
  const mine = view.courts[view.seat].places["abc".indexOf(own)].card;
  // Codes count players from 1. Without the memory aid nothing is noted, and anything is possible.
  const notes = view.courts[seat - 1].places["abc".indexOf(place)].may_be ?? [...Array(GEISHA + 1).keys()];
  const gains = notes.map((card) => {
    if (card === GEISHA || mine === GEISHA) return mine === GEISHA ? worth(card) - 5 : -worth(mine) / 2;
    if (strikes(mine) === worth(card)) return worth(card) / 2 - worth(mine) / 2;
    return strikes(mine) > worth(card) ? worth(card) : -worth(mine) * (card === SHOGUN ? 2 : 0.5);
  });
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

function choose({ view, legal }) {
  if (view.stage === "strike" || view.stage === "again") {
    const attack = best(legal.filter((code) => code.includes(">")), (code) => promise(view, code));
    return legal.includes("stop") && promise(view, attack) < 0 ? "stop" : attack;
  }
  if (legal.includes("monk")) return "monk";
  // Strong cards first, but the shogun and the geisha stay in the hand until they are the last ones.
  const laid = legal.filter((code) => /^(fill|lay)-\d$/.test(code));
  if (laid.length) return best(laid, (code) => Number(code.split("-")[1]));
  return legal.includes("keep") ? "keep" : random(legal);
}

function answer(message) {
  switch (message.type) {
    case "hello":
      if (message.game !== "tenno") process.stderr.write(`I only know Tenno, not ${message.game}.\n`);
      return message.game === "tenno" ? { type: "ready" } : process.exit(1);
    case "decide":
      return { type: "move", id: message.id, code: choose(message) };
    case "refused": // Only at a server's table, and only if we answered wrongly: the question comes again.
    case "forfeit":
      process.stderr.write(`${message.sentence}\n`);
      return null;
    default:
      return null; // "over", and whatever later versions may add.
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = answer(JSON.parse(line));
  if (reply) process.stdout.write(`${JSON.stringify(reply)}\n`);
}
