import { cases } from 'rxjs-marbles/jest';
import { openLinks } from '../../../src/streams/host/open-links';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, createLog } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { table } from '../../support/table';

const href = 'https://blog.example/post';
const edit = 'https://blog.example/wp-admin/comment.php?action=editcomment&c=70';

const values: Record<string, Event> = {
  ...legend,
  1: { type: 'site.opened', siteId: 1, href },
  2: { type: 'post.opened', siteId: 1, postId: 2, href },
  3: { type: 'comment.opened', siteId: 1, postId: 2, commentId: 3, href },
  7: { type: 'edit.requested', id: 7 },
  8: { type: 'edit.requested', id: 8 },
  9: { type: 'edit.requested', id: 9 },
};

const type = 'notesIframeMessage';
const messages: Record<string, readonly unknown[]> = {
  1: [{ type, action: 'openSite', siteId: 1, href }, true],
  2: [{ type, action: 'openPost', siteId: 1, postId: 2, href }, true],
  3: [{ type, action: 'openComment', siteId: 1, postId: 2, commentId: 3, href }, true],
  7: [{ type, action: 'editComment', siteId: 1, postId: 2, commentId: 70, href: edit }, true],
};

const addresses: Record<string, readonly unknown[]> = { G: [href], E: [edit] };

const rules = table(`
  events   | posted   | opened   | isEmbedded | hostOpensLinks | name
  -1-2-3-7 | -1-2-3-7 | -G-G-G-E | yes        |                | [open-links-messages] is opened by the panel and posted to a host page that does not open links
  -1-2-3-7 | -1-2-3-7 |          | yes        | yes            | is opened by a host page that opens links
  -1-2-3-7 |          | -G-G-G-E | no         |                | is opened by the panel if there is no host page
  -8       |          |          | yes        |                | [edit-comment-message] is not opened if the note has no edit page
  -9       |          |          | yes        |                | is not opened if the note is gone
  -s       |          |          | yes        |                | is not opened by other events
`);

cases(
  'a link',
  (m, { events, posted, opened, isEmbedded, hostOpensLinks }) => {
    const host = createLog<readonly unknown[]>();
    const panel = createLog<readonly unknown[]>();
    const emitted$ = emittedBy(m, openLinks, {
      events,
      values,
      state: {
        ...holding(note(7, { body: [{}, { type: 'comment', edit_comment_link: edit }] }), note(8)),
        hostOpensLinks: hostOpensLinks === 'yes',
      },
      world: {
        host: { isEmbedded: isEmbedded === 'yes', post: (...message) => host.add(message) },
        open: (...address) => panel.add(address),
      },
    });
    m.expect(emitted$).toBeObservable('');
    m.expect(host.entries$).toBeObservable(posted, messages);
    m.expect(panel.entries$).toBeObservable(opened, addresses);
  },
  rules,
);
