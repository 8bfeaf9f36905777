import { filter, ignoreElements, map, tap, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';

/** Where a link leads: what the host page is told, and the address that a panel without one opens itself. */
interface Target {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly href: string;
}

/** Links to sites, posts, comments and their edit pages are opened by the host page (section 7, decision 10). */
export const openLinks: Behaviour = (events$, state$, { host, open }) =>
  events$.pipe(
    withLatestFrom(state$),
    map(([event, state]) => targetOf(event, state)),
    filter((target) => target !== undefined),
    tap(({ fields, href }) => {
      if (host.isEmbedded) host.post({ type: 'notesIframeMessage', ...fields }, true);
      else open(href);
    }),
    ignoreElements(),
  );

function targetOf(event: Event, state: State): Target | undefined {
  switch (event.type) {
    case 'site.opened': {
      const { siteId, href } = event;
      return { fields: { action: 'openSite', siteId, href }, href };
    }
    case 'post.opened': {
      const { siteId, postId, href } = event;
      return { fields: { action: 'openPost', siteId, postId, href }, href };
    }
    case 'comment.opened': {
      const { siteId, postId, commentId, href } = event;
      return { fields: { action: 'openComment', siteId, postId, commentId, href }, href };
    }
    case 'edit.requested':
      return editTarget(state, event.id);
    default:
      return undefined;
  }
}

function editTarget({ allNotes }: State, id: number): Target | undefined {
  const note = allNotes[id];
  const href = note?.body.find(({ editCommentLink }) => editCommentLink !== '')?.editCommentLink;
  if (!note || href === undefined) return undefined;
  const { site: siteId, post: postId, comment: commentId } = note.ids;
  return { fields: { action: 'editComment', siteId, postId, commentId, href }, href };
}
