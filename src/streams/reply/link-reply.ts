import { EMPTY, map } from 'rxjs';
import { asObject } from '../../lib/json';
import { loadForNote } from '../list/load-for-note';
import { webAddress } from '../notes/addresses';
import { assertResponse } from '../operators/assert-response';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { lacksReply, ownReplyKey, ownReplyOf } from './own-reply';

/**
 * Fetches the address of the blogger's own reply, once for each reply, when a note opens whose body does not mention
 * it. A guessed address would be wrong on posts with several pages of comments. Without an address, the link leads to
 * the note's comment or post.
 */
export const linkReply = loadForNote(
  (note) => (lacksReply(note) ? ownReplyKey(note) : ''),
  (note, { replyUrls }, client) => {
    const reply = ownReplyOf(note);
    const key = ownReplyKey(note);
    if (!reply || !lacksReply(note) || key in replyUrls) return EMPTY;
    const comment = client.site(reply.site).comment(reply.comment);
    return comment.get({ query: { fields: 'URL' } }).pipe(
      tag('linkReply > fetch'),
      assertResponse(({ URL }) => webAddress(URL) !== ''),
      map((response): Event => ({ type: 'reply.linked', key, url: webAddress(asObject(response).URL) })),
    );
  },
);
