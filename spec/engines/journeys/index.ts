import type { Journey } from '../journey';
import { approve, like } from './approve-and-like';
import { poll, push } from './push-and-poll';
import { batch } from './batch';
import { badge, dialog, popover } from './bell';
import { enterBell, resizeBell } from './bell-window';
import { consoleHelp } from './console';
import { conversation } from './conversation';
import { draft } from './draft';
import { drawnList } from './drawn-list';
import { excerpts, mark } from './excerpt';
import { find } from './find';
import { filters } from './filters';
import { focusedRow } from './focused-row';
import { freshness } from './freshness';
import { keyboard } from './keyboard';
import { languages } from './languages';
import { openNoteAt } from './open-note';
import { arriveAbove, arriveUnderNote } from './scroll-position';
import { replyWithMention } from './reply';
import { signInByItself, signInInHostPage, staySignedIn } from './sign-in';
import { signInAgain } from './sign-in-again';
import { storeRules } from './store';
import { trashWithoutUndo, trashWithUndo } from './trash';

/** All journeys, in the order in which they run. */
export const journeys: readonly Journey[] = [
  signInInHostPage,
  signInByItself,
  staySignedIn,
  drawnList,
  signInAgain,
  filters,
  ...[320, 400, 799, 800, 1280].map(openNoteAt),
  approve,
  like,
  replyWithMention,
  trashWithUndo,
  trashWithoutUndo,
  keyboard,
  focusedRow,
  batch,
  find,
  conversation,
  push,
  poll,
  ...freshness,
  ...arriveAbove,
  arriveUnderNote,
  ...excerpts,
  mark,
  ...languages,
  badge,
  popover,
  dialog,
  resizeBell,
  ...enterBell,
  draft,
  consoleHelp,
  storeRules,
];
