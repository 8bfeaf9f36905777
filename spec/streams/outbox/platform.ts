import { asyncScheduler, map, mergeMap, Observable, of, throwError, timer } from 'rxjs';
import type { Transport } from '../../../src/client';
import { asObject, asString } from '../../../src/lib/json';

/**
 * What becomes of a request: carried out and answered, carried out or not with a lost answer, refused
 * for good, or not accepted for now.
 */
export type Fate = 'answered' | 'lostAfter' | 'lostBefore' | 'refused' | 'postponed';

export const FATES: readonly Fate[] = ['answered', 'lostAfter', 'lostBefore', 'refused', 'postponed'];

/** A change that the platform has carried out, such as 'delete 70' or 'reply 70 Thanks'. */
export interface Effect {
  readonly what: string;
  /** Who was signed in when the request was made. */
  readonly blogger: string | undefined;
}

/** The platform's own ledger. It shares no code with the outbox, which it judges. */
export interface Ledger {
  readonly effects: Effect[];
  /** By comment. */
  readonly statuses: Map<string, string>;
  readonly likes: Map<string, boolean>;
  readonly follows: Map<string, boolean>;
}

export const createLedger = (): Ledger => ({
  effects: [],
  statuses: new Map(),
  likes: new Map(),
  follows: new Map(),
});

/** When the platform carries a request out, and how long its answer takes from then on, in milliseconds. */
export const ACTS_MS = 25;
const ANSWERS_MS = 25;

interface Terms {
  readonly ledger: Ledger;
  readonly blogger: () => string | undefined;
  /** The fate of a request that changes something. */
  readonly fate: () => Fate;
  /** When the platform carries a change out, in milliseconds from its request. */
  readonly actsMs: () => number;
  readonly isOnline: () => boolean;
  /** Called as a request leaves, acts and is answered; false if its tab dies there. */
  readonly passes: (point: 'leaves' | 'acted' | 'answered') => boolean;
}

/** A platform with comments of site 1 and post 2. It carries out what has left, also for a dead page. */
export const createTransport = ({ ledger, blogger, fate, actsMs, isOnline, passes }: Terms): Transport => ({
  connect: () => new Observable(),
  send: ({ method, url, body = '{}' }) =>
    new Observable((subscriber) => {
      if (!isOnline()) return throwError(() => new Error('offline')).subscribe(subscriber);
      if (!passes('leaves')) return undefined;
      const path = new URL(url).pathname.replace(/^\/rest\/v[\d.]+/, '');
      const fields = asObject(JSON.parse(body));
      const json = (value: unknown, status = 200) => of({ status, text: JSON.stringify(value) });
      if (method === 'GET')
        return timer(ACTS_MS + ANSWERS_MS)
          .pipe(
            mergeMap(() =>
              isOnline() ? json(read(ledger, path)) : throwError(() => new Error('the connection broke')),
            ),
          )
          .subscribe(subscriber);
      const own = fate();
      const sender = blogger();
      const inMs = actsMs();
      if (own === 'answered' || own === 'lostAfter')
        asyncScheduler.schedule(() => {
          act(ledger, `${method} ${path}`, fields, sender);
          passes('acted');
        }, inMs);
      return timer(inMs + ANSWERS_MS)
        .pipe(
          map(() => passes('answered')),
          mergeMap(() => {
            if (own.startsWith('lost') || !isOnline())
              return throwError(() => new Error('the connection broke'));
            if (own === 'refused') return json({ error: 'authorization_required' }, 403);
            if (own === 'postponed') return json({ error: 'busy' }, 503);
            const status = ledger.statuses.get(path.split('/')[4] ?? '') ?? 'unapproved';
            return json({ URL: 'https://blog.test/c', status, success: true });
          }),
        )
        .subscribe(subscriber);
    }),
});

function act(
  { effects, statuses, likes, follows }: Ledger,
  line: string,
  body: object,
  blogger?: string,
): void {
  const { status, content } = asObject(body);
  const [, , site = '', noun, id = '', verb, last] = line.split('/');
  const add = (what: string): void => void effects.push({ what, blogger });
  if (noun === 'comments' && verb === 'delete') {
    add(`delete ${id}`);
    statuses.set(id, 'trash');
  } else if (noun === 'comments' && verb === 'replies') {
    add(`reply ${id} ${asString(content)}`);
  } else if (noun === 'comments' && verb === 'likes') {
    add(`${last === 'new' ? 'like' : 'unlike'} ${id}`);
    likes.set(id, last === 'new');
  } else if (noun === 'comments') {
    add(`${asString(status)} ${id}`);
    statuses.set(id, asString(status).startsWith('un') ? 'unapproved' : asString(status));
  } else {
    add(`${id === 'new' ? 'follow' : 'unfollow'} ${site}`);
    follows.set(site, id === 'new');
  }
}

function read({ effects, statuses, likes, follows }: Ledger, path: string): object {
  const [, , site = '', noun, id = '', verb] = path.split('/');
  if (noun === 'follows') return { is_following: follows.get(site) ?? false };
  if (noun === 'posts') return { comments: effects.flatMap(asReply) };
  if (verb === 'likes') return { i_like: likes.get(id) ?? false };
  return { status: statuses.get(id) ?? 'unapproved' };
}

const asReply = ({ what, blogger }: Effect): readonly object[] => {
  const [kind, id, text] = what.split(' ');
  if (kind !== 'reply') return [];
  const date = new Date(asyncScheduler.now()).toISOString();
  return [
    { ID: 1, author: { ID: Number(blogger) }, parent: { ID: Number(id) }, raw_content: text, date, URL: '' },
  ];
};
