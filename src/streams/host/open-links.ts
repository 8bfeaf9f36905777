import { ignoreElements, tap } from 'rxjs';
import { type PanelMessage, toWire } from '../../embed/protocol';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';

/** A message to the host page about a link that was clicked. */
type LinkMessage = Extract<PanelMessage, { readonly href: string }>;

/**
 * Opens links to sites, posts, comments and edit pages. Posts a message about the link to the host page
 * (section 7, decision host-opens-links), and opens the link in a new tab unless the host page has announced
 * that it opens links itself. This is synchronous, because browsers allow a new tab only during the click.
 */
export const openLinks: Behaviour = (events$, state$, { host, open }) =>
  events$.pipe(
    tap((event) => {
      const message = linkMessage(event, state$.value);
      if (!message) return;
      if (host.isEmbedded) host.post(toWire(message), true);
      if (!state$.value.hostOpensLinks) open(message.href);
    }),
    ignoreElements(),
  );

function linkMessage(event: Event, state: State): LinkMessage | undefined {
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
      return editMessage(state, event.id);
    default:
      return undefined;
  }
}

function editMessage({ allNotes }: State, id: number): LinkMessage | undefined {
  const note = allNotes[id];
  const href = note?.body.find(({ editCommentLink }) => editCommentLink !== '')?.editCommentLink;
  if (!note || href === undefined) return undefined;
  const { site: siteId, post: postId, comment: commentId } = note.ids;
  return { action: 'editComment', siteId, postId, commentId, href };
}
