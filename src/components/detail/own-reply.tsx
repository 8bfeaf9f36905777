import { Reply } from 'lucide';
import { parseAddress } from '../../streams/notes/addresses';
import type { Note } from '../../streams/notes/note';
import { commentEvent } from '../blocks/link-event';
import { SafeLink } from '../blocks/safe-link';
import { __ } from '../../i18n';
import { directedIcon } from '../elements/icon';

/** A link to the blogger's own reply, for notes whose body has none (section 2). */
export function OwnReply({ note: { ids, url } }: { note: Note }) {
  const { replyComment } = ids;
  if (replyComment === undefined) return null;
  const href = replyUrl(url, replyComment);
  const text =
    ids.comment === undefined ? __('You replied to this post.') : __('You replied to this comment.');
  return (
    <div className="block-replied">
      {directedIcon(Reply)}
      <SafeLink href={href} event={commentEvent({ ...ids, comment: replyComment }, href)}>
        {text}
      </SafeLink>
    </div>
  );
}

/** The address of the reply, which is on the same page as the note's comment or post. */
function replyUrl(noteUrl: string, replyComment: number): string {
  const url = parseAddress(noteUrl);
  if (!url) return '';
  url.hash = `comment-${replyComment}`;
  return url.href;
}
