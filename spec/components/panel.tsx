import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { App } from '../../src/components/app';
import { preloadLate } from '../../src/components/late-parts';
import { PanelContext } from '../../src/components/panel-context';
import type { Note, NoteId } from '../../src/streams/notes/note';
import type { Event, EventOf } from '../../src/streams/state/events';
import { reduce } from '../../src/streams/state/reducer';
import { initialState, type State } from '../../src/streams/state/state';
import { holding } from '../support/notes';

/** What the first screen does without is there from the beginning: what it is, not when it comes, is of interest here. */
beforeAll(preloadLate);

export const NOW = Date.parse('2026-11-20T13:00:00Z');

export const LINKS = {
  settings: 'https://blog.example/settings',
  empty: {
    all: 'https://blog.example/all',
    unread: 'https://blog.example/unread',
    comments: 'https://blog.example/comments',
    follows: 'https://blog.example/follows',
    likes: 'https://blog.example/likes',
  },
};

/** A list of which the first page has come. */
export const LISTED: State['list'] = { ...initialState.list, wanted: 10, loaded: 10 };

/** A store without effects: the real reducer, and what was said to it. */
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
    // How far the list is scrolled, and which row has the focus, and where the caret is, is told all the time, and of interest to few specs.
    if (event.type === 'list.scrolled') scrolls.push(event);
    else if (event.type === 'note.highlighted') highlighted.push(event.id);
    else if (event.type !== 'caret.moved') sent.push(event);
    state$.next(reduce(state$.value, event));
  };
  return { state$, sent, scrolls, highlighted, send };
}

/** A panel (or a part of one) over notes and a state. `tell` is an event from elsewhere. */
export function renderPanel(
  notes: readonly Note[],
  patch: Partial<State> = {},
  wrap: (panel: ReactNode) => ReactNode = (panel) => panel,
) {
  // jsdom has no layout, and so nothing to scroll to; and it counts as without focus when the focused element goes.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  Element.prototype.scrollIntoView = () => undefined;
  const store = fakeStore({ ...holding(...notes), ...patch });
  const rendered = render(
    <PanelContext value={{ store, links: LINKS, locale: 'en', canSignOut: true }}>
      {wrap(<App />)}
    </PanelContext>,
  );
  const tell = (event: Event): void => act(() => store.send(event));
  return { ...rendered, ...store, tell };
}

/** A panel with a note opened. */
export const renderDetail = (note: Note, patch: Partial<State> = {}) =>
  renderPanel([note], { selectedNoteId: note.id, ...patch });
