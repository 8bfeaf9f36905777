import { noteActions, replyTarget } from '../../../src/streams/notes/actions';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import {
  isApproved,
  isFollowing,
  isLiked,
  selectSelectedNote,
  selectVisibleNotes,
} from '../../../src/streams/state/selectors';
import { FILTER_NAMES, type State } from '../../../src/streams/state/state';
import { idsOf } from './platform';
import type { Page } from './page';
import type { Random } from './random';

/** Somebody at the panel, who does what can be done, at random, and not always looking closely. */
export interface Blogger {
  readonly act: (page: Page) => void;
}

type Act = { readonly weight: number; readonly does: () => void };

const LIST_KEYS = ['a', 'u', 'c', 'f', 'l', 'j', 'j', 'k', 'Enter', 'ArrowDown', 'ArrowUp', 'Escape'];
const DETAIL_KEYS = ['a', 'l', 's', 't', 'r', 'u', 'j', 'j', 'k', 'A', 'ArrowLeft', 'ArrowRight', 'e'];

export function createBlogger(random: Random): Blogger {
  let words = 0;
  /** What was on the screen at the last action: people click on what has just gone. */
  let seen: State | undefined;

  const press = (page: Page, key: string): void => page.keys$.next({ key, focus: 'page' });

  const nextText = (text: string): string => {
    if (text !== '' && random.chance(0.1)) return '';
    words += 1;
    return random.chance(0.1) ? 'Thanks!' : `${text} word${words}`.trim();
  };

  const inList = (page: Page, state: State): Act[] => {
    const notes = selectVisibleNotes(state).slice(0, random.whole(1, 12));
    const pending = Object.keys(state.moderations).map(Number);
    const acts: Act[] = [
      { weight: 2, does: () => press(page, random.pick(LIST_KEYS)) },
      {
        weight: 1,
        does: () =>
          page.send({
            type: 'list.scrolled',
            fromBottomPx: random.whole(0, 1200),
            fromTopPx: random.whole(0, 400),
            isMoving: random.chance(0.5),
          }),
      },
      { weight: 1, does: () => page.send({ type: 'filter.selected', name: random.pick(FILTER_NAMES) }) },
    ];
    acts.push({ weight: 0.3, does: () => page.send({ type: 'reads.allRequested' }) });
    if (notes.length > 0)
      acts.push({ weight: 6, does: () => page.send({ type: 'note.selected', id: random.pick(notes).id }) });
    if (pending.length > 0)
      acts.push(
        { weight: 2, does: () => page.send({ type: 'moderation.undone', id: random.pick(pending) }) },
        { weight: 2, does: () => page.send({ type: 'moderation.closed', id: random.pick(pending) }) },
      );
    return acts;
  };

  const inDetail = (page: Page, state: State, note: Note): Act[] => {
    const { id } = note;
    const flags = noteActions(note);
    const acts: Act[] = [
      { weight: 4, does: () => press(page, random.pick(DETAIL_KEYS)) },
      { weight: 2, does: () => page.send({ type: 'note.deselected' }) },
      { weight: 1, does: () => page.send({ type: 'unread.requested', id }) },
    ];
    const click = (weight: number, event: Event): void => {
      // Some people click twice.
      const times = random.chance(0.1) ? 2 : 1;
      acts.push({
        weight,
        does: () => {
          for (let count = 0; count < times; count++) page.send(event);
        },
      });
    };
    if ('approve-comment' in flags)
      click(2, { type: 'approval.requested', id, isApproved: !isApproved(state, note) });
    if ('like-comment' in flags || 'like-post' in flags)
      click(2, { type: 'like.requested', id, isLiked: !isLiked(state, note) });
    if ('trash-comment' in flags) {
      click(1, { type: 'moderation.requested', id, kind: 'trash' });
      click(1, { type: 'moderation.requested', id, kind: 'spam' });
    }
    for (const { actions } of note.body)
      if (actions?.follow !== undefined) {
        const siteId = idsOf(id).site;
        const isOn = isFollowing(state, siteId, actions.follow);
        click(3, { type: 'follow.requested', siteId, isFollowing: !isOn });
      }
    // The box never shows what was there before.
    const text = page.state().drafts[id] ?? '';
    // While it is being sent, the box does not let itself be written in.
    if (replyTarget(note) && !(id in state.replying)) {
      acts.push({ weight: 4, does: () => page.send({ type: 'reply.typed', id, text: nextText(text) }) });
      const mention = `${text} @${random.pick(['a', 'bo', 'x'])}`;
      acts.push({
        weight: 1,
        does: () => page.send({ type: 'caret.moved', id, text: mention, caret: mention.length }),
      });
      if (text.trim() !== '') click(3, { type: 'reply.submitted', id, text });
    }
    return acts;
  };

  return {
    act: (page) => {
      const state = seen && random.chance(0.05) ? seen : page.state();
      seen = page.state();
      if (!state.isPanelOpen) {
        if (random.chance(0.8)) page.messages$.next(toggled(true));
        else press(page, random.pick(LIST_KEYS));
        return;
      }
      const note = selectSelectedNote(state);
      if (note && !page.isComplete()) return;
      const acts = note ? inDetail(page, state, note) : inList(page, state);
      random.weighed(acts).does();
    },
  };
}

/** What a host page says to open or close the panel. */
export const toggled = (showing: boolean): string =>
  JSON.stringify({ type: 'notesIframeMessage', action: 'togglePanel', showing });
