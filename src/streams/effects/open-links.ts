import { ignoreElements, tap, withLatestFrom } from 'rxjs';
import { type PanelMessage, wire } from '../../embed/protocol';
import type { Behaviour } from '../behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';

/** What the host page is told of a link: where it leads. */
type Target = Extract<PanelMessage, { readonly href: string }>;

/**
 * Links to sites, posts, comments and their edit pages: the host page is told of them (section 7, decision 10), and the panel
 * opens them in a new tab, unless the host page has said that it does. In the click itself, for which browsers let it.
 */
export const openLinks: Behaviour = (events$, state$, { host, open }) =>
  events$.pipe(
    withLatestFrom(state$),
    tap(([event, state]) => {
      const target = targetOf(event, state);
      if (!target) return;
      if (host.isEmbedded) host.post(wire(target), true);
      if (!state.hostOpensLinks) open(target.href);
    }),
    ignoreElements(),
  );

function targetOf(event: Event, state: State): Target | undefined {
  switch (event.type) {
    case 'site.opened': {
      const { siteId, href } = event;
      return { action: 'openSite', siteId, href };
    }
    case 'post.opened': {
      const { siteId, postId, href } = event;
      return { action: 'openPost', siteId, postId, href };
    }
    case 'comment.opened': {
      const { siteId, postId, commentId, href } = event;
      return { action: 'openComment', siteId, postId, commentId, href };
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
  return { action: 'editComment', siteId, postId, commentId, href };
}
