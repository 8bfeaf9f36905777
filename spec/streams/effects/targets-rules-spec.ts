import { cases } from 'rxjs-marbles/jest';
import type { Behaviour } from '../../../src/streams/behaviour';
import { approve } from '../../../src/streams/effects/approve';
import { like } from '../../../src/streams/effects/like';
import { reply } from '../../../src/streams/effects/reply';
import { undo } from '../../../src/streams/effects/undo';
import type { Event } from '../../../src/streams/state/events';
import { answersOf } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

interface Case {
  readonly name: string;
  readonly behaviour: Behaviour;
  readonly asked: Event;
  /** meta.ids of note 7; without them there is no such note. */
  readonly ids?: Readonly<Record<string, number>>;
  readonly sent: string;
  readonly expected: string;
  readonly answers: Readonly<Record<string, Event>>;
}

const approval: Event = { type: 'approval.requested', id: 7, isApproved: true };
const liking: Event = { type: 'like.requested', id: 7, isLiked: true };
const trash: Event = { type: 'moderation.requested', id: 7, kind: 'trash' };
const answering: Event = { type: 'reply.submitted', id: 7, text: 'Hello' };

const none = (name: string, ids?: Case['ids']): Case[] => {
  const of = ids === undefined ? {} : { ids };
  return [
    {
      ...of,
      name: `approving ${name} fails`,
      behaviour: approve,
      asked: approval,
      sent: '',
      expected: 'f',
      answers: { f: { type: 'approval.failed', id: 7, isApproved: true } },
    },
    {
      ...of,
      name: `liking ${name} fails`,
      behaviour: like,
      asked: liking,
      sent: '',
      expected: 'f',
      answers: { f: { type: 'like.failed', id: 7, isLiked: true } },
    },
    {
      ...of,
      name: `replying to ${name} fails after its retries`,
      behaviour: reply,
      asked: answering,
      sent: '',
      expected: '12s f',
      answers: { f: { type: 'reply.failed', id: 7, isDuplicate: false } },
    },
  ];
};

const noTrash = (name: string, ids: Case['ids']): Case => ({
  ...(ids && { ids }),
  name: `trashing ${name} fails`,
  behaviour: undo,
  asked: trash,
  sent: '',
  expected: '4500ms (sf)',
  answers: {
    s: { type: 'moderation.started', id: 7 },
    f: { type: 'moderation.failed', id: 7, kind: 'trash' },
  },
});

const noComment = { site: 1 };
const noSite = { comment: 70 };

const rules: Case[] = [
  ...none('a note that is not held'),
  ...none('a comment without its site', noSite),
  ...none('a site without its comment or post', noComment),
  noTrash('a comment without its site', noSite),
  noTrash('a site without its comment', noComment),
  {
    name: 'trashing a note that is not held is nothing at all',
    behaviour: undo,
    asked: trash,
    sent: '',
    expected: '',
    answers: {},
  },
  {
    name: 'a note that offers the comment’s like, and does not say which comment, likes its post',
    behaviour: like,
    asked: liking,
    ids: { site: 1, post: 2 },
    sent: 'p',
    expected: '5ms c',
    answers: { c: { type: 'like.confirmed', id: 7, isLiked: true } },
  },
];

const requests = { p: 'PUT /sites/1/posts/2/likes/new keepalive' };

cases(
  'what an action is about:',
  (m, { behaviour, asked, ids, sent, expected, answers }: Case) => {
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: answer({ status: 'approved', success: true }) }),
    );
    const answers$ = answersOf(m, behaviour, {
      events: 'a',
      values: { a: asked },
      platform,
      state: ids ? holding(note(7, { meta: { ids } })) : {},
    });
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
