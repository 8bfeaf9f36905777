import { noteActions } from '../../../src/streams/notes/action-flags';
import { replyTarget } from '../../../src/streams/notes/reply-target';
import { isApproved, noteOverlay } from '../../../src/streams/outbox/note-records';
import { followOverlay } from '../../../src/streams/outbox/overlay';
import { selectFailed } from '../../../src/streams/outbox/failed';
import { isLiked } from '../../../src/streams/outbox/selectors';
import { isSendingReply, replyText } from '../../../src/streams/reply/selectors';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { selectSelectedNote, selectVisibleNotes } from '../../../src/streams/list/selectors';
import type { State } from '../../../src/streams/state/state';
import { FILTER_NAMES } from '../../../src/streams/list/state';
import { idsOf } from './platform';
import type { Page } from './page';
import type { Random } from './random';

/** A user who performs random actions that the panel allows, sometimes on an outdated screen. */
export interface Blogger {
  readonly act: (page: Page) => void;
}

type Action = { readonly weight: number; readonly perform: () => void };

const LIST_KEYS = ['a', 'u', 'c', 'f', 'l', 'j', 'j', 'k', 'Enter', 'ArrowDown', 'ArrowUp', 'Escape'];
const DETAIL_KEYS = ['a', 'l', 's', 't', 'r', 'u', 'j', 'j', 'k', 'A', 'ArrowLeft', 'ArrowRight', 'e'];

export function createBlogger(random: Random): Blogger {
  let words = 0;
  /** The state at the last action; people click on things that have just disappeared. */
  let lastState: State | undefined;

  const press = (page: Page, key: string): void => page.keys$.next({ key, focus: 'page' });

  const nextText = (text: string): string => {
    if (text !== '' && random.chance(0.1)) return '';
    words += 1;
    return random.chance(0.1) ? 'Thanks!' : `${text} word${words}`.trim();
  };

  const inList = (page: Page, state: State): Action[] => {
    const notes = selectVisibleNotes(state).slice(0, random.whole(1, 12));
    const pending = Object.values(state.allNotes)
      .filter((note) => noteOverlay(state, note).undoBar)
      .map(({ id }) => id);
    const actions: Action[] = [
      { weight: 2, perform: () => press(page, random.pick(LIST_KEYS)) },
      {
        weight: 1,
        perform: () =>
          page.send({
            type: 'list.scrolled',
            fromBottomPx: random.whole(0, 1200),
            fromTopPx: random.whole(0, 400),
            isMoving: random.chance(0.5),
          }),
      },
      { weight: 1, perform: () => page.send({ type: 'filter.selected', name: random.pick(FILTER_NAMES) }) },
    ];
    actions.push({ weight: 0.3, perform: () => page.send({ type: 'reads.allRequested' }) });
    if (notes.length > 0)
      actions.push({
        weight: 6,
        perform: () => page.send({ type: 'note.selected', id: random.pick(notes).id }),
      });
    const failed = selectFailed(state);
    if (failed)
      actions.push({
        weight: 2,
        perform: () =>
          page.send({ type: random.chance(0.7) ? 'outbox.retried' : 'outbox.discarded', id: failed.id }),
      });
    if (pending.length > 0)
      actions.push(
        { weight: 2, perform: () => page.send({ type: 'moderation.undone', id: random.pick(pending) }) },
        { weight: 2, perform: () => page.send({ type: 'moderation.closed', id: random.pick(pending) }) },
      );
    return actions;
  };

  const inDetail = (page: Page, state: State, note: Note): Action[] => {
    const { id } = note;
    const flags = noteActions(note);
    const actions: Action[] = [
      { weight: 4, perform: () => press(page, random.pick(DETAIL_KEYS)) },
      { weight: 2, perform: () => page.send({ type: 'note.deselected' }) },
      { weight: 1, perform: () => page.send({ type: 'unread.requested', id }) },
    ];
    const click = (weight: number, event: Event): void => {
      // Some people click twice.
      const times = random.chance(0.1) ? 2 : 1;
      actions.push({
        weight,
        perform: () => {
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
        const isOn = followOverlay(siteId, state.outbox.records) ?? actions.follow;
        click(3, { type: 'follow.requested', siteId, isFollowing: !isOn });
      }
    const text = replyText(page.state(), id);
    // The reply box is read-only while a reply is being sent.
    if (replyTarget(note) && !isSendingReply(state, id)) {
      actions.push({
        weight: 4,
        perform: () => page.send({ type: 'reply.typed', id, text: nextText(text) }),
      });
      const mention = `${text} @${random.pick(['a', 'bo', 'x'])}`;
      actions.push({
        weight: 1,
        perform: () => page.send({ type: 'caret.moved', id, text: mention, caret: mention.length }),
      });
      if (text.trim() !== '') click(3, { type: 'reply.submitted', id, text });
    }
    return actions;
  };

  return {
    act: (page) => {
      const state = lastState && random.chance(0.05) ? lastState : page.state();
      lastState = page.state();
      if (!state.isPanelOpen) {
        if (random.chance(0.8)) page.messages$.next(toggled(true));
        else press(page, random.pick(LIST_KEYS));
        return;
      }
      const note = selectSelectedNote(state);
      if (note && !page.isComplete()) return;
      const actions = note ? inDetail(page, state, note) : inList(page, state);
      random.weighed(actions).perform();
    },
  };
}

/** The message with which a host page opens or closes the panel. */
export const toggled = (showing: boolean): string =>
  JSON.stringify({ type: 'notesIframeMessage', action: 'togglePanel', showing });
