/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import type { Status } from '../../src/streams/status/state';
import type { Note } from '../../src/streams/notes/note';
import { note } from '../support/notes';
import { draw } from '../../src/boot/draw';
import { renderDetail, renderPanel } from './support/panel';

/** An object with a property that throws when it is read. Frozen, so that the reducer does not draft it. */
const broken = <T extends object>(value: T, property: keyof T): T =>
  Object.freeze(
    Object.defineProperty({ ...value }, property, {
      get: () => {
        throw new Error(`broken ${String(property)}`);
      },
    }),
  );
const brokenNote = (id: number): Note => broken(note(id), 'subject');
const RELOAD = { name: 'Reload the panel' };

// React logs the errors that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('[failed-parts] a note that cannot be rendered is replaced by a text, the others stay, and a newer version is tried again', () => {
  const { dispatch } = renderPanel([note(1), brokenNote(2), note(3)]);
  expect(screen.getByText("This notification can't be shown.")).toBeVisible();
  expect(screen.getAllByText(/commented/)).toHaveLength(2);
  dispatch({ type: 'notes.fetched', notes: [note(2, { note_hash: 99 })], unreadable: [], asked: 0 });
  expect(screen.getAllByText(/commented/)).toHaveLength(3);
});

test('[failed-parts] the notes stay if the header cannot be rendered', () => {
  renderPanel([note(1)], { connection: broken({ kind: 'polling' as const }, 'kind') });
  expect(screen.getAllByRole('button', RELOAD)).toHaveLength(1);
  expect(screen.getByText(/commented/)).toBeVisible();
});

test('[failed-parts] the header stays if the list cannot be rendered', () => {
  renderPanel([broken(note(1), 'timestamp')]);
  expect(screen.getAllByRole('button', RELOAD)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Notifications' })).toBeVisible();
});

test('[failed-parts] the list stays if the open note cannot be rendered', () => {
  renderPanel([broken(note(1), 'header'), note(2)], { selectedNoteId: 1, isWide: true });
  expect(screen.getByText("This notification can't be shown.")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(screen.getAllByText(/commented/)).toHaveLength(2);
});

test('[failed-parts] the panel stays if the messages cannot be rendered', () => {
  const status: Status = { message: 'unfollowed', kind: 'success', durationMs: 4000 };
  renderDetail(note(1), { status: broken(status, 'message') });
  expect(screen.queryByRole('button', RELOAD)).toBeNull();
  expect(screen.getByRole('article')).toBeVisible();
});

test('[failed-parts] a screen that fails offers to reload, and the error is reported like an uncaught one', () => {
  const reported = jest.fn();
  Object.defineProperty(globalThis, 'reportError', { value: reported, configurable: true });
  const error = new Error('all is broken');
  const Broken = (): never => {
    throw error;
  };
  const element = document.body.appendChild(document.createElement('div'));
  act(() => draw(element, <Broken />, () => undefined));
  expect(screen.getByRole('button', RELOAD)).toBeVisible();
  expect(reported.mock.calls[0]).toContain(error);
  // Another screen, such as the sign-in, is tried.
  act(() => draw(element, <p>There</p>, () => undefined));
  expect(screen.getByText('There')).toBeVisible();
});
