/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Status } from '../../src/streams/status/state';
import type { Note } from '../../src/streams/notes/note';
import { note } from '../support/notes';
import { draw } from '../../src/boot/chunks/screen';
import { renderDetail, renderPanel } from './support/panel';
import { deferred } from '../../src/components/elements/deferred';
import { createDeferredParts } from '../../src/components/deferred-parts';
import { chunk } from '../../src/lib/chunk';

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
  act(() => draw(element, <p>Another screen</p>, () => undefined));
  expect(screen.getByText('Another screen')).toBeVisible();
  element.remove();
});

/** A chunk whose requests fail this often, and the component that stands in for it. */
function partWith<P extends object>(failures: number, isQuiet?: (props: P) => boolean) {
  const request = jest.fn<Promise<ComponentType<P>>, []>().mockResolvedValue(() => <p>There</p>);
  for (let left = failures; left > 0; left--) request.mockRejectedValueOnce(new Error('no network'));
  const { state$, loaded$, load } = chunk(request);
  const Part = deferred({ state$, loaded$, load }, (code) => code, isQuiet);
  return { Part, request, load: () => act(() => load().catch(() => undefined)) };
}

test('a part is loaded when it is first rendered, once for all that wait for it', async () => {
  const { Part, request } = partWith(0);
  render(
    <>
      <Part />
      <Part />
    </>,
  );
  expect(screen.getAllByRole('progressbar', { name: 'Loading' })).toHaveLength(2);
  expect(await screen.findAllByText('There')).toHaveLength(2);
  expect(request).toHaveBeenCalledTimes(1);
});

test('a quiet part renders nothing until others have loaded it', async () => {
  const { Part, request, load } = partWith(0, () => true);
  const { container } = render(<Part />);
  expect(container).toBeEmptyDOMElement();
  expect(request).not.toHaveBeenCalled();
  await load();
  expect(screen.getByText('There')).toBeVisible();
});

test('a part that is no longer quiet is loaded', async () => {
  const { Part, request } = partWith(0, ({ isOpen }: { isOpen: boolean }) => !isOpen);
  const { rerender } = render(<Part isOpen={false} />);
  expect(request).not.toHaveBeenCalled();
  rerender(<Part isOpen />);
  expect(await screen.findByText('There')).toBeVisible();
});

test('[missing-parts] a part that fails to load says so, and can be tried again, also if several have waited for it', async () => {
  const { Part, request, load } = partWith(1);
  render(<Part />);
  await load();
  expect(request).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There')).toBeVisible();
});

test('[missing-parts] a part that fails to load twice offers to reload the panel, whoever has tried to load it, and shows once it is loaded', async () => {
  const { Part, load } = partWith(2);
  await load();
  render(<Part />);
  expect(await screen.findByRole('button', RELOAD)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent("This part of the panel couldn't be loaded.");
  await load();
  expect(screen.getByText('There')).toBeVisible();
});

test('[missing-parts] a part that stops being quiet after others failed to load it shows that it is loading', async () => {
  const { Part, request, load } = partWith(1, ({ isOpen }: { isOpen: boolean }) => !isOpen);
  const { rerender } = render(<Part isOpen={false} />);
  await load();
  request.mockReturnValueOnce(new Promise(() => undefined));
  rerender(<Part isOpen />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
});

test('[missing-parts] a preload that waits for the rows makes no second attempt if another one has failed meanwhile', async () => {
  const request = jest.fn().mockRejectedValue(new Error('no network'));
  let paint: () => void = () => undefined;
  const paints = [Promise.resolve(), new Promise<void>((resolve) => (paint = resolve))];
  const { preload } = createDeferredParts(chunk(request), () => Promise.resolve(paints.shift()));
  const [first, second] = [preload(), preload()];
  await first;
  paint();
  await second;
  expect(request).toHaveBeenCalledTimes(1);
});
