import { map } from 'rxjs';
import { commentOf } from '../notes/comment-ref';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { assertResponse, isCommentResponse } from '../operators/assert-response';
import { sendReactions } from './send-reactions';

/** Approves and unapproves comments on the platform (section 4). */
export const approve = sendReactions('approval', {
  clicks: (events$) =>
    events$.pipe(
      ofType('approval.requested'),
      map(({ id, isApproved }) => ({ id, value: isApproved })),
    ),
  targetOf: ({ allNotes }, id) => {
    const { [id]: note } = allNotes;
    return note && commentOf(note);
  },
  request: (client, { site, comment, value }) =>
    client
      .site(site)
      .comment(comment)
      .update({ status: value ? 'approved' : 'unapproved' }, { keepalive: true })
      .pipe(assertResponse(isCommentResponse), tag('approve > send')),
  confirmed: ({ id, value }) => ({ type: 'approval.confirmed', id, isApproved: value }),
  failed: ({ id, value }) => ({ type: 'approval.failed', id, isApproved: value }),
});
