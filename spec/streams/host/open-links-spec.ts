import { cases } from 'rxjs-marbles/jest';
import { openLinks } from '../../../src/streams/host/open-links';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, createLog } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { holding, note } from '../../support/notes';

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

interface Case {
  readonly name: string;
  readonly events: string;
  readonly isEmbedded: boolean;
  readonly hostOpensLinks?: boolean;
  readonly posted: string;
  readonly opened: string;
}

const rules: Case[] = [
  {
    name: '[open-links-messages] is opened by the panel and posted to a host page that does not open links',
    isEmbedded: true,
    events: '-1-2-3-7',
    posted: '-1-2-3-7',
    opened: '-G-G-G-E',
  },
  {
    name: 'is opened by a host page that opens links',
    isEmbedded: true,
    hostOpensLinks: true,
    events: '-1-2-3-7',
    posted: '-1-2-3-7',
    opened: '',
  },
  {
    name: 'is opened by the panel if there is no host page',
    isEmbedded: false,
    events: '-1-2-3-7',
    posted: '',
    opened: '-G-G-G-E',
  },
  {
    name: '[edit-comment-message] is not opened if the note has no edit page',
    isEmbedded: true,
    events: '-8',
    posted: '',
    opened: '',
  },
  {
    name: 'is not opened if the note is gone',
    isEmbedded: true,
    events: '-9',
    posted: '',
    opened: '',
  },
  {
    name: 'is not opened by other events',
    isEmbedded: true,
    events: '-s',
    posted: '',
    opened: '',
  },
];

cases(
  'a link',
  (m, { events, isEmbedded, hostOpensLinks = false, posted, opened }: Case) => {
    const host = createLog<readonly unknown[]>();
    const panel = createLog<readonly unknown[]>();
    const emitted$ = emittedBy(m, openLinks, {
      events,
      values,
      state: {
        ...holding(note(7, { body: [{}, { type: 'comment', edit_comment_link: edit }] }), note(8)),
        hostOpensLinks,
      },
      world: {
        host: { isEmbedded, post: (...message) => host.add(message) },
        open: (...address) => panel.add(address),
      },
    });
    m.expect(emitted$).toBeObservable('');
    m.expect(host.entries$).toBeObservable(posted, messages);
    m.expect(panel.entries$).toBeObservable(opened, addresses);
  },
  rules,
);
