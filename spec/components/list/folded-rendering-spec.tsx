/** @jest-environment jsdom */
import { renderedBy } from '../../support/rendered';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { note } from '../../support/notes';
import { NOW, renderPanel } from '../support/panel';

const MINUTE_MS = 60_000;

/** The notes 12 to 1, newest first: three comments, three follows, three comments, three follows. */
const listed = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  note(id, {
    type: Math.floor((id - 1) / 3) % 2 === 0 ? 'follow' : 'comment',
    timestamp: new Date(NOW - (13 - id) * MINUTE_MS).toISOString(),
    ...changes,
  });
const changed = (id: number): Event => ({
  type: 'notes.fetched',
  notes: [listed(id, { subject: [{ text: 'New text' }], note_hash: 999 })],
  unreadable: [],
  asked: 99,
});

test.each([
  ['a folded note', 2],
  ['another note', 11],
])('[fold-rows] a poll that changes %s renders one row', (_name, id) => {
  const notes = Array.from({ length: 12 }, (_, index) => listed(index + 1));
  const { dispatch, container } = renderPanel(notes, {
    preferences: { ...initialState.preferences, isFolding: true },
  });
  expect(container.querySelectorAll('.row')).toHaveLength(8);
  const names = renderedBy(() => dispatch(changed(id)));
  expect(names.filter((each) => each === 'Row' || each === 'Section')).toEqual(['Section', 'Row']);
});

test('[fold-rows] a tick of the clock that changes no text renders no row', () => {
  const notes = [3, 2, 1].map((id) => listed(id));
  const { dispatch } = renderPanel(notes, { preferences: { ...initialState.preferences, isFolding: true } });
  const names = renderedBy(() => dispatch({ type: 'clock.ticked', now: NOW + 1000 }));
  expect(names).not.toContain('Row');
});
