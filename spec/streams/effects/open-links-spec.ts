import { cases } from 'rxjs-marbles/jest';
import { openLinks } from '../../../src/streams/effects/open-links';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const href = 'https://blog.example/post';
const edit = 'https://blog.example/wp-admin/comment.php?action=editcomment&c=70';

const values: Record<string, Event> = {
  s: { type: 'site.opened', siteId: 1, href },
  p: { type: 'post.opened', siteId: 1, postId: 2, href },
  c: { type: 'comment.opened', siteId: 1, postId: 2, commentId: 3, href },
  e: { type: 'edit.requested', id: 7 },
  n: { type: 'edit.requested', id: 8 },
  g: { type: 'edit.requested', id: 9 },
  o: { type: 'note.selected', id: 7 },
};

const type = 'notesIframeMessage';
const outcomes: Record<string, readonly unknown[]> = {
  s: [{ type, action: 'openSite', siteId: 1, href }, true],
  p: [{ type, action: 'openPost', siteId: 1, postId: 2, href }, true],
  c: [{ type, action: 'openComment', siteId: 1, postId: 2, commentId: 3, href }, true],
  e: [{ type, action: 'editComment', siteId: 1, postId: 2, commentId: 70, href: edit }, true],
  h: [href],
  H: [edit],
};

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
    name: 'by the panel itself, and told to a host that does not take them',
    events: '-s-p-c-e',
    isEmbedded: true,
    posted: '-s-p-c-e',
    opened: '-h-h-h-H',
  },
  {
    name: 'by a host that takes them',
    events: '-s-p-c-e',
    isEmbedded: true,
    hostOpensLinks: true,
    posted: '-s-p-c-e',
    opened: '',
  },
  {
    name: 'by the panel itself without a host',
    events: '-s-p-c-e',
    isEmbedded: false,
    posted: '',
    opened: '-h-h-h-H',
  },
  { name: 'not where a note has no edit page', events: '-n', isEmbedded: true, posted: '', opened: '' },
  { name: 'not of a note that is gone', events: '-g', isEmbedded: true, posted: '', opened: '' },
  { name: 'not by what is no link', events: '-o', isEmbedded: true, posted: '', opened: '' },
];

cases(
  'links are opened',
  (m, { events, isEmbedded, hostOpensLinks = false, posted, opened }: Case) => {
    const host = recorder<readonly unknown[]>();
    const panel = recorder<readonly unknown[]>();
    const answers$ = answersOf(m, openLinks, {
      events,
      values,
      state: {
        ...holding(note(7, { body: [{}, { type: 'comment', edit_comment_link: edit }] }), note(8)),
        hostOpensLinks,
      },
      world: {
        host: { isEmbedded, post: (...message) => host.tell(message) },
        open: (...address) => panel.tell(address),
      },
    });
    m.expect(answers$).toBeObservable('');
    m.expect(host.told$).toBeObservable(posted, outcomes);
    m.expect(panel.told$).toBeObservable(opened, outcomes);
  },
  rules,
);
