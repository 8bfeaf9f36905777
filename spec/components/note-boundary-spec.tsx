/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Note } from '../../src/streams/notes/note';
import { note } from '../support/notes';
import { renderPanel } from './panel';

/** A note that nobody foresaw. Frozen, so that the reducer does not look into it. */
const broken = (id: number): Note =>
  Object.freeze(
    Object.defineProperty({ ...note(id) }, 'subject', {
      get: () => {
        throw new Error('not as foreseen');
      },
    }),
  );

test('a note that cannot be shown says so, the others stay, and a newer version is tried again', () => {
  // React tells of what a boundary caught.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { tell } = renderPanel([note(1), broken(2), note(3)]);
  expect(screen.getByText('This notification can’t be shown.')).toBeVisible();
  expect(screen.getAllByText(/commented/)).toHaveLength(2);
  tell({ type: 'notes.fetched', notes: [note(2, { note_hash: 99 })], unreadable: [], asked: 0 });
  expect(screen.getAllByText(/commented/)).toHaveLength(3);
  told.mockRestore();
});
