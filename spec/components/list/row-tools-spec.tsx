/** @jest-environment jsdom */
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { LONG_PRESS_MS, ROW_FOCUS_MS, ROW_HOVER_MS } from '../../../src/streams/timing';
import { listed } from '../../support/legend';
import { note } from '../../support/notes';
import { renderPanel } from '../support/panel';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const comment = note(1, { subject: [{ text: 'Ann commented' }] });
const liked = note(2, {
  subject: [{ text: 'Bo commented' }],
  timestamp: '2026-11-20T11:00:00+00:00',
  read: 1,
  body: [{ type: 'comment', text: 'Yes', actions: { 'approve-comment': true, 'like-comment': true } }],
});
const follow = note(3, { subject: [{ text: 'Cy follows you' }], type: 'follow', body: [] });

const rowOf = (id: number): Element => document.querySelector(`.row[data-note="${id}"]`) ?? document.body;
const toolbar = () => screen.queryByRole('toolbar', { name: /^Actions: / });
const names = (): (string | null)[] =>
  [...(toolbar()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

/** jsdom has no pointer events. */
function point(target: Element, type: string, pointerType: string, at: Partial<PointerEvent> = {}): void {
  const event = createEvent(type, target, { bubbles: true });
  const place = { clientX: 200, clientY: 200, screenX: 200, screenY: 200 };
  for (const [name, value] of Object.entries({ pointerType, isPrimary: true, view: window, ...place, ...at }))
    Object.defineProperty(event, name, { value });
  fireEvent(target, event);
}

function hover(id: number): void {
  point(rowOf(id), 'pointermove', 'mouse', { screenX: id });
  wait(ROW_HOVER_MS);
}

test.each<[string, Note, readonly string[]]>([
  ['a new comment', comment, ['Approve', 'Like', 'Mark as read', 'Spam', 'Trash', 'Set aside']],
  ['what is read, liked and approved', liked, ['Unapprove', 'Unlike', 'Mark as unread', 'Set aside']],
  ['a note without actions', follow, ['Mark as read', 'Set aside']],
])('[row-actions] the row of %s shows the actions that its flags allow', (_what, each, expected) => {
  renderPanel([each]);
  hover(each.id);
  expect(toolbar()).toHaveAccessibleName(`Actions: ${each.subject[0]?.text}`);
  expect(names()).toEqual(expected);
});

test('[row-actions] a fold shows only the action that is done to all of its notes', () => {
  const follows = [7, 6, 5].map((id) => note(id, { type: 'follow', body: [] }));
  const { sent } = renderPanel(follows, {
    preferences: { ...initialState.preferences, isFolding: true },
  });
  hover(7);
  expect(names()).toEqual(['Set aside']);
  fireEvent.click(screen.getByRole('button', { name: 'Set aside' }));
  expect(sent).toEqual([{ type: 'aside.requested', ids: [7, 6, 5] }]);
});

test.each<[string, Note, Event | object]>([
  ['Approve', comment, { type: 'action.requested', action: 'approve', id: 1 }],
  ['Unapprove', liked, { type: 'action.requested', action: 'unapprove', id: 2 }],
  ['Like', comment, { type: 'action.requested', action: 'like', id: 1 }],
  ['Unlike', liked, { type: 'action.requested', action: 'unlike', id: 2 }],
  ['Mark as read', comment, { type: 'reads.due', id: 1 }],
  ['Mark as unread', liked, { type: 'unread.requested', id: 2 }],
  ['Spam', comment, { type: 'action.requested', action: 'spam', id: 1 }],
  ['Trash', comment, { type: 'action.requested', action: 'trash', id: 1 }],
  ['Set aside', comment, { type: 'aside.requested', ids: [1] }],
])('[row-actions] %s is the event of a single action', (name, each, event) => {
  const { sent } = renderPanel([comment, liked]);
  hover(each.id);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([expect.objectContaining(event)]);
});

test('[row-actions] a button turns into its opposite in its place, and the toolbar follows the mouse', () => {
  renderPanel([comment, liked]);
  hover(1);
  const like = screen.getByRole('button', { name: 'Like' });
  fireEvent.click(like);
  expect(like).toHaveAccessibleName('Unlike');
  hover(2);
  expect(toolbar()).toHaveAccessibleName('Actions: Bo commented');
  expect(rowOf(2).parentElement).toContainElement(toolbar());
  point(rowOf(2), 'pointerleave', 'mouse');
  fireEvent.scroll(document.querySelector('.pane-scroller') ?? document.body);
  expect(toolbar()).toBeNull();
});

test.each<[string, Partial<State>]>([
  ['the row of the open note', { selectedNoteId: 1, isWide: true }],
  ['a row that an open note covers', { selectedNoteId: 2 }],
])('[row-actions] %s has none', (_what, patch) => {
  renderPanel([comment, liked], patch);
  hover(1);
  expect(toolbar()).toBeNull();
});

test('[row-actions] a description tells the buttons from those of the open note', () => {
  renderPanel([comment, note(4)], { selectedNoteId: 4, isWide: true });
  hover(1);
  const [ofRow] = within(toolbar() ?? document.body).getAllByRole('button', { name: 'Trash' });
  const others = screen.getAllByRole('button', { name: 'Trash' }).filter((each) => each !== ofRow);
  expect(ofRow).toHaveAccessibleDescription('Ann commented');
  expect(others).toHaveLength(1);
  for (const other of others) expect(other).toHaveAccessibleDescription('Trash (T)');
});

test('[row-actions] the row goes on to have them where it moves', () => {
  const { dispatch } = renderPanel([
    note(1, { timestamp: '2026-11-18T12:00:00+00:00' }),
    note(2, { timestamp: '2026-11-20T11:00:00+00:00' }),
  ]);
  hover(1);
  dispatch({ type: 'clock.ticked', now: Date.parse('2026-11-30T13:00:00Z') });
  expect(rowOf(1).parentElement).toContainElement(toolbar());
});

test('[press-guard] a press on the row leaves its actions there, so that the guard knows what is where', () => {
  renderPanel([comment, liked]);
  hover(1);
  point(rowOf(1), 'pointerdown', 'mouse');
  expect(toolbar()).not.toBeNull();
});

describe('by keyboard', () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const focus = (id: number): void =>
    act(() => {
      const row = rowOf(id);
      if (row instanceof HTMLElement) row.focus();
    });

  test('[row-actions-by-keyboard] Tab, arrows and Escape move between the row and its actions', async () => {
    const keys: string[] = [];
    document.addEventListener('keydown', ({ key, defaultPrevented }) => defaultPrevented || keys.push(key));
    renderPanel([comment, liked]);
    focus(1);
    // The keyboard has not rested on the row.
    expect(toolbar()).toBeNull();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
    expect(toolbar()).toHaveAccessibleName('Actions: Ann commented');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Like' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(rowOf(1)).toHaveFocus();
    expect(keys).not.toContain('Escape');
    await user.tab();
    await user.tab();
    expect(rowOf(2)).toHaveFocus();
    wait(ROW_FOCUS_MS);
    expect(toolbar()).toHaveAccessibleName('Actions: Bo commented');
  });

  test('[row-actions-by-keyboard] what takes the place of the row gets the focus of its actions', async () => {
    renderPanel([comment, liked]);
    focus(1);
    await user.tab();
    await user.keyboard('{End}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Trash' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(toolbar()).toBeNull();
  });
});

describe('by touch', () => {
  function hold(id: number): void {
    point(rowOf(id), 'pointerdown', 'touch');
    wait(LONG_PRESS_MS);
  }
  const lift = (id: number): void => point(rowOf(id), 'pointerup', 'touch');
  const tap = (target: Element): void => {
    point(target, 'pointerdown', 'touch');
    point(target, 'pointerup', 'touch');
    fireEvent.click(target, { detail: 1 });
  };

  test('[row-actions-by-touch] a long press shows them, and the click at its end opens nothing', () => {
    const { sent } = renderPanel([comment, liked]);
    hold(1);
    lift(1);
    fireEvent.click(rowOf(1), { detail: 1 });
    expect(toolbar()).toHaveAccessibleName('Actions: Ann commented');
    expect(sent).toEqual([]);
  });

  test.each<[string, (panel: ReturnType<typeof renderPanel>) => void, string]>([
    ['a tap elsewhere', () => tap(screen.getByRole('button', { name: /^Comments/ })), 'filter.selected'],
    ['an action', () => tap(screen.getByRole('button', { name: 'Like' })), 'action.requested'],
    [
      'the closed panel',
      ({ send }) => act(() => send({ type: 'panel.toggled', isOpen: false })),
      'panel.toggled',
    ],
  ])('[row-actions-by-touch] %s takes them away, and does what it does', (_what, happen, type) => {
    const panel = renderPanel([comment, liked]);
    hold(1);
    lift(1);
    happen(panel);
    expect(toolbar()).toBeNull();
    expect(panel.sent.map((event) => event.type)).toEqual([type]);
  });

  test('[row-actions-by-touch] a tap on another row only takes them away, and the next one opens its note', () => {
    const { sent } = renderPanel([comment, liked]);
    hold(1);
    lift(1);
    tap(rowOf(2));
    expect(toolbar()).toBeNull();
    expect(sent).toEqual([]);
    tap(rowOf(2));
    expect(sent).toEqual([{ type: 'note.selected', id: 2 }]);
  });

  test('[row-actions-by-touch] after a long press, keys and assistive technologies click as always', () => {
    const { sent } = renderPanel([comment]);
    hold(1);
    lift(1);
    fireEvent.click(screen.getByRole('button', { name: 'Like' }));
    expect(sent).toEqual([{ type: 'action.requested', action: 'like', id: 1 }]);
  });

  test('[row-swipe] a swipe has its label under the finger, and sets the note aside', () => {
    const { sent } = renderPanel([comment, liked]);
    const row = rowOf(1);
    point(row, 'pointerdown', 'touch');
    point(row, 'pointermove', 'touch', { clientX: 150 });
    const label = screen.getByText('Set aside').parentElement;
    expect(label).not.toHaveClass('will-act');
    expect(row).toHaveStyle({ translate: '-50px' });
    point(row, 'pointermove', 'touch', { clientX: 90 });
    expect(label).toHaveClass('will-act');
    expect(sent).toEqual([]);
    lift(1);
    expect(sent).toEqual([expect.objectContaining({ type: 'aside.requested' })]);
  });

  test('[row-swipe] a second finger that is lifted beside the list does not end it, and a swipe back leaves the row', () => {
    const { sent } = renderPanel([comment]);
    const row = rowOf(1);
    point(row, 'pointerdown', 'touch');
    point(row, 'pointermove', 'touch', { clientX: 90 });
    for (const type of ['pointerdown', 'pointerup'])
      point(document.body, type, 'touch', { isPrimary: false });
    expect(screen.getByText('Set aside')).toBeInTheDocument();
    point(row, 'pointermove', 'touch', { clientX: 190 });
    lift(1);
    expect(screen.queryByText('Set aside')).toBeNull();
    expect(row).not.toHaveStyle({ translate: '-10px' });
    expect(sent).toEqual([]);
  });

  test('[row-swipe] a row that folds meanwhile sets none of the other notes aside', () => {
    const follows = [7, 6, 5].map((id) => note(id, { type: 'follow', body: [] }));
    const { sent, dispatch } = renderPanel(follows.slice(1), {
      preferences: { ...initialState.preferences, isFolding: true },
    });
    point(rowOf(6), 'pointerdown', 'touch');
    point(rowOf(6), 'pointermove', 'touch', { clientX: 90 });
    dispatch(listed({ notes: follows }));
    expect(rowOf(7)).toHaveAttribute('data-folded', '7 6 5');
    point(document.body, 'pointerup', 'touch');
    expect(sent.at(-1)).toEqual({ type: 'aside.requested', ids: [6] });
  });

  test.each([31, window.innerWidth - 31])(
    '[row-swipe] a swipe from the edge of the screen is left to the browser (%i px)',
    (clientX) => {
      renderPanel([comment]);
      const row = rowOf(1);
      point(row, 'pointerdown', 'touch', { clientX });
      point(row, 'pointermove', 'touch', { clientX: 300 });
      expect(screen.queryByText('Set aside')).toBeNull();
      expect(screen.queryByText('Actions')).toBeNull();
    },
  );
});
