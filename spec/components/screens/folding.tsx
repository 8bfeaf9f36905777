import { initialState, type State } from '../../../src/streams/state/state';
import { note } from '../../support/notes';
import { NOW, renderPanel } from '../support/panel';

const HOUR_MS = 3_600_000;
const FOLDING: Partial<State> = { preferences: { ...initialState.preferences, isFolding: true } };

/** Four follows, an hour apart. */
const follows = [4, 3, 2, 1].map((id) =>
  note(id, { type: 'follow', timestamp: new Date(NOW - (5 - id) * HOUR_MS).toISOString() }),
);
const seenHoursAgo = (hours: number): Partial<State> => ({ seenBefore: NOW / 1000 - hours * 3600 });

/** Folded rows, and several notes that are set aside. */
export const foldingScreens: Readonly<Record<string, () => unknown>> = {
  'folded follows': () => renderPanel(follows, FOLDING),
  'folded follows, all of them new': () => renderPanel(follows, { ...FOLDING, ...seenHoursAgo(9) }),
  'folded follows, some of them new': () => renderPanel(follows, { ...FOLDING, ...seenHoursAgo(2.5) }),
  'folded follows that are checked': () =>
    renderPanel(follows, { ...FOLDING, checkedNoteIds: { 1: true, 2: true, 3: true, 4: true } }),
  'unfolded follows': () => renderPanel(follows, { ...FOLDING, unfoldedNoteIds: { 1: 9, 2: 9, 3: 9, 4: 9 } }),
  'the shortcuts of folded follows': () =>
    renderPanel(follows, { ...FOLDING, highlightedNoteId: 4, isHelpOpen: true }),
  ...Object.fromEntries(
    (['done', 'done.first'] as const).map((message) => [
      `several notes: ${message}`,
      () =>
        renderPanel([note(9)], {
          status: { message, kind: 'success', doneIds: [1, 2, 3, 4], durationMs: 1 },
        }),
    ]),
  ),
};
