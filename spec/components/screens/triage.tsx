import { act, createEvent, fireEvent } from '@testing-library/react';
import type { BatchedAction } from '../../../src/streams/triage/state';
import { note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';
import { renderPanel } from '../support/panel';

const ACTIONS: readonly BatchedAction[] = [
  'approve',
  'unapprove',
  'like',
  'unlike',
  'read',
  'unread',
  'spam',
  'trash',
];
const notes = [note(1), note(2)];

/** A note whose flags are set, so that the opposite actions are offered. */
const liked = note(3, {
  read: 1,
  body: [{ type: 'comment', text: 'Yes', actions: { 'approve-comment': true, 'like-comment': true } }],
});

/** Gives the first row the focus of the keyboard. */
const focusRow = (): void => act(() => document.querySelector<HTMLElement>('.row')?.focus());

/** A finger that moves on the first row; jsdom has no pointer events. */
function swipeRow(byPx: number): void {
  const row = document.querySelector('.row') ?? document.body;
  for (const [type, clientX] of [
    ['pointerdown', 200],
    ['pointermove', 200 + byPx],
  ] as const) {
    const event = createEvent(type, row, { bubbles: true });
    const values = { pointerType: 'touch', isPrimary: true, view: window, clientX, clientY: 200 };
    for (const [key, value] of Object.entries(values)) Object.defineProperty(event, key, { value });
    fireEvent(row, event);
  }
}

/** Checked notes, the bars of batches, and the actions of a row. */
export const triageScreens: Readonly<Record<string, () => unknown>> = {
  'one checked note': () => renderPanel([note(1)], { checkedNoteIds: { 1: true } }),
  'checked notes': () => renderPanel([...notes, liked], { checkedNoteIds: { 1: true, 2: true, 3: true } }),
  'the actions of a row': () => {
    renderPanel([note(1)]);
    focusRow();
  },
  'the actions of a row whose note is read, liked and approved': () => {
    renderPanel([liked]);
    focusRow();
  },
  'a row that is swiped towards its start': () => {
    renderPanel([note(1)]);
    swipeRow(-120);
  },
  'a row that is swiped towards its end': () => {
    renderPanel([note(1)]);
    swipeRow(120);
  },
  'a checked note with the opposite actions': () => renderPanel([liked], { checkedNoteIds: { 3: true } }),
  ...Object.fromEntries(
    ACTIONS.flatMap((action) =>
      [1, 2].map((count) => [
        `a batch: ${action} ${count}`,
        () => {
          const ids = notes.slice(0, count).map(({ id }) => id);
          const records = action === 'trash' || action === 'spam' ? notes.slice(0, count) : [];
          const made = records.map((each) =>
            recordOn(each, action === 'spam' ? 'spam' : 'trash', { batch: 'b' }),
          );
          renderPanel(notes, { ...recorded(...made), batch: { id: 'b', action, ids, at: 0, isUndo: false } });
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    [1, 2].map((count) => [
      `a batch of which ${count} failed`,
      () =>
        renderPanel(
          notes,
          recorded(
            ...notes
              .slice(0, count)
              .map((each) => recordOn(each, 'approve', { batch: 'b', state: 'failed', reason: 'no' })),
          ),
        ),
    ]),
  ),
  'a batch that is sent': () =>
    renderPanel(
      notes,
      recorded(
        ...notes.map((each) => recordOn(each, 'approve', { batch: 'b', state: 'sending', sentAt: 0 })),
      ),
    ),
  'the shortcuts of checked notes': () =>
    renderPanel(notes, { checkedNoteIds: { 1: true }, highlightedNoteId: 2, isHelpOpen: true }),
  'the shortcuts of the last row': () => renderPanel(notes, { highlightedNoteId: 1, isHelpOpen: true }),
  'the shortcuts of checked notes with the opposite actions': () =>
    renderPanel([liked], { checkedNoteIds: { 3: true }, isHelpOpen: true }),
};
