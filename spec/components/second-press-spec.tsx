/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { guardPresses } from '../../src/components/press-guard/guard-presses';
import { COMMENT_GONE } from '../../src/streams/outbox/record';
import { note } from '../support/notes';
import { recordOn, recorded } from '../support/outbox';
import { renderPanel } from './support/panel';

let now = 1000;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const followed = (id: number) =>
  note(id, {
    timestamp: id,
    body: [
      { type: 'user', text: 'Ann', meta: { ids: { site: 7 } }, actions: { follow: false } },
      {
        type: 'comment',
        text: 'x',
        actions: {
          'approve-comment': false,
          'like-comment': false,
          'trash-comment': false,
          'spam-comment': false,
        },
      },
    ],
  });
const NOTES = [3, 2, 1].map(followed);
const inWide = { selectedNoteId: 3, isWide: true };
const failed = (id: number) =>
  recordOn(followed(id), 'approve', { id: `f${id}`, deed: `d${id}`, state: 'failed', failed: COMMENT_GONE });

/** Presses the first control of this name twice: by a double click, or by holding Enter, or hitting it twice. */
const PRESSES: Readonly<Record<string, (name: string) => void>> = {
  'a double click': (name) => {
    for (const detail of [1, 2]) {
      const [control] = screen.queryAllByRole('button', { name });
      if (control) fireEvent.click(control, { detail });
    }
  },
  'a held Enter': (name) => enterTwice(name, true),
  'a second Enter': (name) => enterTwice(name, false),
};

function enterTwice(name: string, repeat: boolean): void {
  for (const isFirst of [true, false]) {
    const [control] = screen.queryAllByRole('button', { name });
    if (control && fireEvent.keyDown(control, { key: 'Enter', repeat: repeat && !isFirst }))
      fireEvent.click(control);
  }
}

describe.each(Object.entries(PRESSES))('%s', (_how, press) => {
  test.each([
    ['Set aside', inWide, {}],
    ['Trash', inWide, {}],
    ['Spam', inWide, {}],
    ['Approve', inWide, {}],
    ['Like', inWide, {}],
    ['Follow', inWide, {}],
    ['Mark as unread', inWide, {}],
    ['Discard', {}, recorded(failed(1), failed(2))],
  ])('[press-guard] on %s acts once', (name, patch, more) => {
    const { sent } = renderPanel(NOTES, { ...patch, ...more });
    act(() => jest.runAllTimers());
    press(name);
    expect(sent).toHaveLength(1);
  });

  test('[press-guard] on Next counts each time', () => {
    const { sent } = renderPanel(NOTES, inWide);
    act(() => jest.runAllTimers());
    press('Next notification');
    expect(sent).toEqual([2, 1].map((id) => ({ type: 'note.selected', id })));
  });
});

test('[press-guard] Enter acts again after half a second, and after another key', () => {
  renderPanel(NOTES, inWide);
  act(() => jest.runAllTimers());
  const like = screen.getByRole('button', { name: 'Like' });
  const hit = (key: string, ms: number) => {
    now += ms;
    return fireEvent.keyDown(like, { key });
  };
  expect([hit('Enter', 0), hit('Enter', 499), hit('Enter', 1)]).toEqual([true, false, true]);
  expect([hit('ArrowLeft', 1), hit(' ', 1), hit('Enter', 499)]).toEqual([true, true, false]);
});

test('[press-guard] of clicks 400 ms apart, each acts that comes half a second after the last one that has acted', () => {
  renderPanel(NOTES, inWide);
  act(() => jest.runAllTimers());
  const like = screen.getByRole('button', { name: 'Like' });
  const press = (detail: number, ms: number) => {
    now += ms;
    return [fireEvent.mouseDown(like, { detail }), fireEvent.click(like, { detail })];
  };
  const taken = [1, 2, 3, 4, 5].map((detail) => press(detail, 400));
  expect(taken).toEqual([true, false, true, false, true].map((is) => [is, is]));
  expect([press(1, 700), press(2, 600)]).toEqual([true, false].map((is) => [is, is]));
});

test('[press-guard] the second click acts if the first one was refused because the button had just moved', () => {
  class Unseen {
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Unseen });
  const root = document.body.appendChild(document.createElement('div'));
  const button = root.appendChild(document.createElement('button'));
  const place = { left: 0, right: 0, top: 0, bottom: 0, since: 1000, pointer: { x: 0, y: 0 } };
  const guard = guardPresses(root, new Map([[button, place]])).subscribe();
  const press = (detail: number, at: number) => {
    now = at;
    return [fireEvent.mouseDown(button, { detail }), fireEvent.click(button, { detail })];
  };
  const taken = [press(1, 1400), press(2, 1600), press(3, 1800)];
  expect(taken).toEqual([false, true, false].map((is) => [is, is]));
  guard.unsubscribe();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test.each(['Undo', 'Close'])(
  '[batch-one-undo] a double click on %s leaves the batch before alone',
  (name) => {
    const first = [1, 2].map((id) => recordOn(note(id), 'trash', { id: `t${id}`, deed: 'first' }));
    const second = recordOn(note(3), 'trash', { id: 't3', deed: 'second', madeAt: 1 });
    const { sent } = renderPanel([note(1), note(2), note(3)], recorded(...first, second));
    expect(screen.getByText('1 comment trashed')).toBeVisible();
    act(() => jest.runAllTimers());
    for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name }), { detail });
    expect(sent).toHaveLength(1);
    expect(screen.getByText('2 comments trashed')).toBeVisible();
  },
);
