// boardgame.io's own server, in memory, with a small game: 64 cells, hands that only their owner sees.

const { INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const CELLS = 64;
const HAND = 5;

const Cells = {
  name: "cells",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: CELLS + 2 * HAND }, (_, card) => card));
    return { cells: Array(CELLS).fill(null), hands: { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) }, deck };
  },
  playerView: ({ G, playerID }) => ({
    cells: G.cells,
    hands: playerID === null ? {} : { [playerID]: G.hands[playerID] },
    held: [G.hands[0].length, G.hands[1].length],
    deck: G.deck.length,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // On the server only, as a game with secrets needs it: the client cannot see which card is drawn.
    place: {
      client: false,
      move: ({ G, playerID }, cell, card) => {
        const hand = G.hands[playerID];
        if (G.cells[cell] !== null || !hand.includes(card)) return INVALID_MOVE;
        hand.splice(hand.indexOf(card), 1, G.deck.pop());
        G.cells[cell] = { card, by: playerID };
      },
    },
  },
  endIf: ({ G }) => (G.cells.includes(null) ? undefined : { draw: true }),
};

Server({ games: [Cells], origins: [] })
  .run({ port: { port: 0, host: "127.0.0.1" } })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
