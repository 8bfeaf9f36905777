/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Note } from '../../src/streams/notes/note';
import { note } from '../support/notes';
import { renderPanel } from './support/panel';

/** A note that throws when it is rendered. Frozen, so that the reducer does not draft it. */
const broken = (id: number): Note =>
  Object.freeze(
    Object.defineProperty({ ...note(id) }, 'subject', {
      get: () => {
        throw new Error('broken note');
      },
    }),
  );

test('a note that cannot be rendered is replaced by a text, the others stay, and a newer version is tried again', () => {
  // React logs the errors that a boundary catches.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { dispatch } = renderPanel([note(1), broken(2), note(3)]);
  expect(screen.getByText("This notification can't be shown.")).toBeVisible();
  expect(screen.getAllByText(/commented/)).toHaveLength(2);
  dispatch({ type: 'notes.fetched', notes: [note(2, { note_hash: 99 })], unreadable: [], asked: 0 });
  expect(screen.getAllByText(/commented/)).toHaveLength(3);
  consoleError.mockRestore();
});
