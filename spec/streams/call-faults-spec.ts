import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { delay, NEVER, type Observable, of, throwError } from 'rxjs';
import { notifications } from '../../src/client/tables/notifications';
import type { Noun } from '../../src/client/tables/noun';
import { panelNouns } from '../../src/streams/panel-client';
import type { Event } from '../../src/streams/state/events';
import { initialState } from '../../src/streams/state/state';
import type { StatusMessage } from '../../src/streams/status/state';
import { quietDeps } from '../support/behaviour';
import { createStore } from '../support/create-store';
import { holding, note, wireNote } from '../support/notes';
import { type FakeResponse, fakePlatform, notesResponse, response } from '../support/platform';

const answered = (answer: FakeResponse): Observable<FakeResponse> => of(answer).pipe(delay(5));
const error = (status: number, name: string) => answered(response({ error: name }, status));

/** The faults that every call must survive. The first two are refusals. */
const FAULTS: Readonly<Record<string, Observable<FakeResponse>>> = {
  500: error(500, 'internal_error'),
  404: error(404, 'unknown_endpoint'),
  429: error(429, 'too_many'),
  'without content': answered({ status: 204, text: '' }),
  'broken JSON': answered({ status: 200, text: '{"notes": [' }),
  'a lost connection': throwError(() => new Error('reset')),
  'no answer': NEVER,
};
const REFUSALS = ['500', '404'];

const ON = {
  body: [
    {
      type: 'comment',
      text: 'A fine text.',
      actions: { 'approve-comment': true, 'like-comment': true, follow: true, 'replyto-comment': true },
    },
  ],
};
const ON_A_POST = {
  type: 'like',
  meta: { ids: { site: 1, post: 2 } },
  body: [{ text: 'A', actions: { 'like-post': false } }],
};
const LIKED_POST = { ...ON_A_POST, body: [{ text: 'A', actions: { 'like-post': true } }] };

/** A call of the panel: what triggers it, and what the status bar says when it fails. */
interface Call {
  readonly route: string;
  readonly events: readonly Event[];
  /** Changes of note 7. */
  readonly on?: Readonly<Record<string, unknown>>;
  /** A call whose answer is lost, so that the panel asks with this one. */
  readonly lost?: string;
  /** The message if the platform refuses the call; none by default. */
  readonly refused?: StatusMessage;
  /** The faults that are refusals; those of `REFUSALS` by default. */
  readonly refusals?: readonly string[];
}

const COMMENT = '/sites/{site}/comments/{comment}';
const POST = '/sites/{site}/posts/{post}';
const FOLLOWS = '/sites/{site}/follows';
const opened: readonly Event[] = [{ type: 'panel.toggled', isOpen: true }];
const selected: readonly Event[] = [...opened, { type: 'note.selected', id: 7 }];
const replied: readonly Event[] = [{ type: 'reply.submitted', id: 7, text: 'Hello' }];
const moderated = (kind: 'spam' | 'trash'): readonly Event[] => [
  { type: 'action.requested', action: kind, id: 7 },
];
const approved = (isApproved: boolean): readonly Event[] => [
  { type: 'action.requested', action: isApproved ? 'approve' : 'unapprove', id: 7 },
];
const liked = (isLiked: boolean): readonly Event[] => [
  { type: 'action.requested', action: isLiked ? 'like' : 'unlike', id: 7 },
];
const followed = (isFollowing: boolean): readonly Event[] => [
  { type: 'follow.requested', siteId: 1, isFollowing },
];

const CALLS: readonly Call[] = [
  { route: `PUT ${COMMENT}`, events: approved(true), refused: 'approve.failed' },
  { route: `PUT ${COMMENT}`, events: approved(false), on: ON, refused: 'unapprove.failed' },
  { route: `PUT ${COMMENT}`, events: moderated('spam'), refused: 'spam.failed' },
  { route: `POST ${COMMENT}/delete`, events: moderated('trash'), refused: 'trash.failed' },
  { route: `POST ${COMMENT}/likes/new`, events: liked(true), refused: 'like.failed' },
  { route: `POST ${COMMENT}/likes/mine/delete`, events: liked(false), on: ON, refused: 'unlike.failed' },
  { route: `PUT ${POST}/likes/new`, events: liked(true), on: ON_A_POST, refused: 'like.failed' },
  {
    route: `DELETE ${POST}/likes/mine/delete`,
    events: liked(false),
    on: LIKED_POST,
    refused: 'unlike.failed',
  },
  { route: `PUT ${FOLLOWS}/new`, events: followed(true), refused: 'follow.failed' },
  { route: `DELETE ${FOLLOWS}/mine/delete`, events: followed(false), on: ON, refused: 'unfollow.failed' },
  {
    route: `POST ${COMMENT}/replies/new`,
    events: replied,
    refused: 'reply.failed',
    refusals: [...REFUSALS, '429'],
  },
  {
    route: `POST ${POST}/replies/new`,
    events: replied,
    on: { meta: { ids: { site: 1, post: 2 } } },
    refused: 'reply.failed',
    refusals: [...REFUSALS, '429'],
  },
  { route: `GET ${COMMENT}`, events: approved(true), lost: `PUT ${COMMENT}` },
  { route: `GET ${COMMENT}/likes/mine`, events: liked(true), lost: `POST ${COMMENT}/likes/new` },
  {
    route: `GET ${POST}/likes/mine`,
    events: liked(true),
    on: ON_A_POST,
    lost: `PUT ${POST}/likes/new`,
  },
  { route: `GET ${FOLLOWS}/mine`, events: followed(true), lost: `PUT ${FOLLOWS}/new` },
  { route: `GET ${POST}/replies/`, events: replied, lost: `POST ${COMMENT}/replies/new` },
  { route: 'GET /me', events: approved(true) },
  { route: 'GET /notifications/', events: opened },
  { route: 'GET /notifications/{note}', events: opened },
  { route: 'POST /notifications/seen', events: opened },
  { route: 'POST /notifications/read', events: selected },
  {
    route: 'POST /notifications/read',
    events: [{ type: 'reads.allRequested' }],
    refused: 'reads.failed',
    refusals: Object.keys(FAULTS),
  },
];

/** Without them something optional is missing: spec/streams/conversation and spec/streams/mentions. */
const OPTIONAL = [`GET ${COMMENT}/likes`, `GET ${POST}/likes`, 'GET /users/suggest'];

/** The lines of the requests of a route. */
const patternOf = (route: string): RegExp =>
  new RegExp(
    `^${route.replaceAll(/\{\w+\}/g, '[^/ ]+')}(?=[ ?]|$)`.replace(
      'GET /notifications',
      '(GET|POLL|COUNT) /notifications',
    ),
  );

/** Longer than all attempts of a call. */
const ALL_ATTEMPTS_MS = 110_000;

/** Every message of the status bar, and whether the call was made. */
function messagesOf({ route, events, on, lost }: Call, fault: Observable<FakeResponse>) {
  const pattern = patternOf(route);
  let isMade = false;
  const right = answered(
    response({ ID: 5, status: 'approved', i_like: true, is_following: true, success: true }),
  );
  const platform = fakePlatform((line) => {
    if (lost !== undefined && patternOf(lost).test(line)) return throwError(() => new Error('lost'));
    if (!pattern.test(line))
      return line.includes(' /notifications/') ? answered(notesResponse(wireNote(7, on))) : right;
    isMade = true;
    return fault;
  });
  const messages: StatusMessage[] = [];
  const store = createStore(quietDeps({}, platform), undefined, { ...initialState, ...holding(note(7, on)) });
  store.state$.subscribe(({ status }) => {
    if (status?.kind === 'failure' && messages.at(-1) !== status.message) messages.push(status.message);
  });
  const run = store.run$.subscribe();
  jest.advanceTimersByTime(1000);
  events.forEach((event) => store.send(event));
  jest.advanceTimersByTime(ALL_ATTEMPTS_MS);
  run.unsubscribe();
  return { isMade, messages };
}

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
afterEach(() => jest.useRealTimers());

describe('the message about a failed call', () => {
  test.each(CALLS.map((call) => [call.route, call.refused ?? 'nothing', call] as const))(
    '%s is %s if the platform refuses it, and nothing while the panel tries again',
    (_route, _message, call) => {
      const results = Object.entries(FAULTS).map(([name, fault]) => [name, messagesOf(call, fault)]);
      const expected = Object.keys(FAULTS).map((name) => {
        const message = (call.refusals ?? REFUSALS).includes(name) ? call.refused : undefined;
        return [name, { isMade: true, messages: message === undefined ? [] : [message] }];
      });
      expect(Object.fromEntries(results)).toEqual(Object.fromEntries(expected));
    },
  );
});

const STREAMS = path.join(import.meta.dirname, '../..', 'src', 'streams');

const endpointsOf = ({
  calls,
  nouns,
}: Noun): readonly { readonly name: string; readonly route: string }[] => [
  ...Object.entries(calls).map(([name, { verb, path: at }]) => ({ name, route: `${verb} ${at}` })),
  ...Object.values(nouns).flatMap(endpointsOf),
];

test('the table has every call that the panel makes', () => {
  const source = readdirSync(STREAMS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(STREAMS, file), 'utf8'))
    .filter((text) => /\bclient\s*\.(?=\s*\w+\b)(?!\s+[A-Z])/.test(text))
    .join('\n');
  // Compares names only: an endpoint with the name of a called one must be in the table, too.
  const called = [...endpointsOf(panelNouns), ...endpointsOf(notifications)]
    .filter(({ name }) => new RegExp(`\\.\\s*${name}\\(`).test(source))
    .map(({ route }) => route);
  const known = [...OPTIONAL, ...CALLS.map(({ route }) => route)];
  expect(called.filter((route) => !known.includes(route))).toEqual([]);
});
