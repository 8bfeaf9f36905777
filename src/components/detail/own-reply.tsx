import { Reply } from 'lucide';
import { useCallback } from 'react';
import type { Note } from '../../streams/notes/note';
import { ownReplyKey } from '../../streams/reply/own-reply';
import type { State } from '../../streams/state/state';
import { commentEvent } from '../blocks/link-event';
import { SafeLink } from '../blocks/safe-link';
import { __ } from '../../i18n';
import { directedIcon } from '../elements/icon';
import { useSelected } from '../use-selected';

/**
 * A link to the blogger's own reply, for notes whose body does not mention it (section 2). While the reply's
 * address is unknown, the link leads to the note's comment or post.
 */
export function OwnReply({ note }: { note: Note }) {
  const { ids, url } = note;
  const href = useReplyUrl(ownReplyKey(note)) ?? url;
  const text =
    ids.comment === undefined ? __('You replied to this post.') : __('You replied to this comment.');
  return (
    <div className="block-replied">
      {directedIcon(Reply)}
      <SafeLink href={href} event={commentEvent({ ...ids, comment: ids.replyComment }, href)}>
        {text}
      </SafeLink>
    </div>
  );
}

const useReplyUrl = (key: string): string | undefined =>
  useSelected(useCallback(({ replyUrls }: State) => replyUrls[key], [key]));
