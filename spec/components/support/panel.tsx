import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { App } from '../../../src/components/app';
import { PanelContext } from '../../../src/components/panel-context';
import type { Note, NoteId } from '../../../src/streams/notes/note';
import type { Event, EventOf } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import type { Store } from '../../../src/streams/state/store';
import { holding } from '../../support/notes';
import { reduceWithOutbox } from '../../support/outbox';
import { parts } from './parts';

/** Deferred parts are there from the start: these specs do not test when they are loaded. */
beforeAll(parts.preload);

export const NOW = Date.parse('2026-11-20T13:00:00Z');

export const LINKS = {
  settings: 'https://blog.example/settings',
  notifications: 'https://blog.example/notifications',
  empty: {
    all: 'https://blog.example/all',
    unread: 'https://blog.example/unread',
    comments: 'https://blog.example/comments',
    follows: 'https://blog.example/follows',
    likes: 'https://blog.example/likes',
  },
};

/** A list whose first page is all that the platform has. */
export const LISTED: State['list'] = { ...initialState.list, wanted: 10, loaded: 10, isComplete: true };

/**
 * A store without behaviours: the real reducer with the records of an outbox that sends nothing, and
 * the events that it got. Scroll reports and highlights are kept apart, and caret positions are left
 * out, because they are frequent.
 */
export function fakeStore(patch: Partial<State> = {}) {
  const state$ = new BehaviorSubject<State>({
    ...initialState,
    now: NOW,
    isPanelOpen: true,
    list: LISTED,
    ...patch,
  });
  const sent: Event[] = [];
  const scrolls: EventOf<'list.scrolled'>[] = [];
  const highlighted: NoteId[] = [];
  const send = (event: Event): void => {
    if (event.type === 'list.scrolled') scrolls.push(event);
    else if (event.type === 'note.highlighted') highlighted.push(event.id);
    else if (event.type !== 'caret.moved') sent.push(event);
    state$.next(reduceWithOutbox(state$.value, event));
  };
  return { state$, sent, scrolls, highlighted, send };
}

/** Components of the panel with a store. */
export const inPanel = (store: Store, children: ReactNode, locale = 'en') => (
  <PanelContext value={{ store, links: LINKS, parts, locale, canSignOut: true }}>{children}</PanelContext>
);

/** Renders a panel with notes and a state. `dispatch` sends an event that no component has sent. */
export function renderPanel(
  notes: readonly Note[],
  patch: Partial<State> = {},
  wrap: (panel: ReactNode) => ReactNode = (panel) => panel,
  locale = 'en',
) {
  // jsdom cannot scroll, and it reports no focus after the focused element is removed.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  Element.prototype.scrollIntoView = () => undefined;
  const store = fakeStore({ ...holding(...notes), ...patch });
  const rendered = render(inPanel(store, wrap(<App />), locale));
  const dispatch = (event: Event): void => act(() => store.send(event));
  return { ...rendered, ...store, dispatch };
}

/** Waits until a text is announced. */
export const announced = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

/** Renders a panel with an open note. */
export const renderDetail = (note: Note, patch: Partial<State> = {}) =>
  renderPanel([note], { selectedNoteId: note.id, ...patch });
