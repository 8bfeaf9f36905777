import { NEVER } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { reply } from '../../../src/streams/reply/reply';
import { restoreReplies } from '../../../src/streams/reply/restore-replies';
import { parseReply } from '../../../src/streams/reply/stored-reply';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { REPLY_URL, replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { fakePlatform, response } from '../../support/platform';

const KEY = 'note_reply_7';
const kept = (author?: number): string =>
  JSON.stringify({ kind: 'reply', text: 'Hello', site: 1, comment: 70, time: 0, attempt: 1, author });

interface Written {
  readonly name: string;
  readonly stored: Readonly<Record<string, string>>;
  readonly hasToken?: boolean;
  /** The author in the record while the request runs. */
  readonly author: number | undefined;
}

const written: Written[] = [
  { name: 'at once if the sign-in has stored it', stored: { auth_user: '5' }, author: 5 },
  { name: 'not before the platform tells it if it is not stored', stored: {}, author: undefined },
  {
    name: 'not before the platform tells it without a token, because the stored one is of an earlier sign-in',
    stored: { auth_user: '5' },
    hasToken: false,
    author: undefined,
  },
];

cases(
  'the record of a reply that is being sent names its author',
  (m, { stored, hasToken = true, author }: Written) => {
    const map = new Map(Object.entries(stored));
    const authors: unknown[] = [];
    const platform = fakePlatform((line) => {
      if (!line.startsWith('POST')) return NEVER;
      authors.push(parseReply(map.get(KEY), 0)?.author);
      return m.cold('5ms (a|)', { a: response({ URL: REPLY_URL }) });
    });
    const world = { storage: memoryStorage(map), token: () => (hasToken ? 'token' : undefined) };
    const options = { events: 'a', values: replyLegend, platform, state: holding(note(7)), world };
    m.expect(emittedBy(m, reply, options)).toBeObservable('5ms y', replyLegend);
    m.flush();
    expect(authors).toEqual([author]);
  },
  written,
);

interface Restored {
  readonly name: string;
  readonly author: number;
  readonly expected: string;
}

const restored: Restored[] = [
  { name: 'is submitted without asking who is signed in', author: 5, expected: 'a' },
  { name: 'is not submitted as another blogger', author: 6, expected: '' },
];

cases(
  'a reply that a dead page was sending, if the sign-in has stored whose token it is,',
  (m, { author, expected }: Restored) => {
    const map = new Map([
      ['auth_user', '5'],
      [KEY, kept(author)],
    ]);
    const platform = fakePlatform(() => NEVER);
    const emitted$ = emittedBy(m, restoreReplies, { world: { storage: memoryStorage(map) }, platform });
    m.expect(emitted$).toBeObservable(expected, replyLegend);
    m.expect(platform.requests$).toBeObservable('');
  },
  restored,
);
