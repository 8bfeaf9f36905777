import type { Journey } from '../journey';
import { dialog, enterBell, popover, resizeBell } from './bell';
import { drawnList } from './drawn-list';
import { focusedRow } from './focused-row';
import { keyboard } from './keyboard';
import { arabic } from './languages';
import { openNoteAt } from './open-note';
import { push } from './push';
import { randomTaps } from './random-taps';
import { replyWithMention } from './reply';
import { arriveAbove, arriveUnderNote } from './scroll-position';
import { signInInHostPage, staySignedIn } from './sign-in';
import { storeRules } from './store';

/**
 * What may differ between engines: layers, focus, keys, storage, frames, scrolling, layout, painting
 * and IndexedDB. All journeys, in the order in which they run.
 */
export const journeys: readonly Journey[] = [
  signInInHostPage,
  staySignedIn,
  drawnList,
  ...[400, 800].map(openNoteAt),
  replyWithMention,
  keyboard,
  focusedRow,
  push,
  arriveAbove,
  arriveUnderNote,
  arabic,
  popover,
  dialog,
  resizeBell,
  enterBell,
  randomTaps,
  storeRules,
];
