/** The parts of a table that are not drawn at first. They are fetched in this order while the browser is idle. */

import { Later } from "../lib/later.svelte";

export const textTable = new Later(() => import("./TextTable.svelte"));
export const byEar = new Later(() => import("./ByEar.svelte"));
export const pointing = new Later(() => import("./Pointing.svelte"));
export const refusalBubble = new Later(() => import("./RefusalBubble.svelte"));
export const pieceCard = new Later(() => import("./PieceCard.svelte"));
export const help = new Later(() => import("./Help.svelte"));
export const tableMenu = new Later(() => import("./TableMenu.svelte"));
export const actionSheet = new Later(() => import("./ActionSheet.svelte"));
export const adviceList = new Later(() => import("./AdviceList.svelte"));
export const proposalAnswers = new Later(() => import("./ProposalAnswers.svelte"));
export const chat = new Later(() => import("./Chat.svelte"));
export const scrubber = new Later(() => import("../replay/Scrubber.svelte"));
export const againBar = new Later(() => import("./AgainBar.svelte"));
export const endingActions = new Later(() => import("./EndingActions.svelte"));
export const rematchLine = new Later(() => import("./RematchLine.svelte"));

/** Only some tables have these. */
export const curtain = new Later(() => import("./Curtain.svelte"));
export const missed = new Later(() => import("./Missed.svelte"));
export const plainBoard = new Later(() => import("../games/generic/Board.svelte"));

export const IDLE = [
  textTable, byEar, pointing, refusalBubble, pieceCard, help, tableMenu, actionSheet, adviceList, proposalAnswers, chat, scrubber,
  againBar, endingActions, rematchLine,
];
