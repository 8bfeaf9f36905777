import { asyncScheduler, mergeMap, NEVER, Observable, of, throwError, timer } from 'rxjs';
import type { Transport } from '../../src/client';
import { asObject } from '../../src/lib/json';
import { wireNote } from './notes';

/**
 * What becomes of a request: `lost` is carried out, and its answer does not arrive; `unclear` is a 401
 * that does not name the token.
 */
export type Fate = 'right' | 'lost' | 'refused' | 'html' | 'unclear';

/** A platform with note 7 about comment 70 of post 2, whose comments the blogger moderates. */
export interface Blog {
  readonly transport: Transport;
  /** How often the comment was deleted; the second time is for ever. */
  readonly deletes: () => number;
  /** Lines of the requests other than GET, oldest first. */
  readonly changes: readonly string[];
  /** The blogger's replies. */
  readonly replies: readonly string[];
}

/** `fateOf` decides by the request line and how often it was sent; an answer takes 50 ms. */
export function createBlog(fateOf: (line: string, times: number) => Fate = () => 'right'): Blog {
  const replies: string[] = [];
  const dates: number[] = [];
  const changes: string[] = [];
  const times = new Map<string, number>();
  let deletes = 0;
  const comment = (): object => ({
    ID: 70,
    status: deletes > 0 ? 'trash' : 'approved',
    URL: 'https://blog.test/c',
  });
  const shape = (text: string, index: number): object => ({
    ID: 100 + index,
    URL: `https://blog.test/reply-${index}`,
    author: { ID: 5 },
    date: new Date(dates[index] ?? 0).toISOString(),
    parent: { ID: 70 },
    raw_content: text,
  });
  const answers: Readonly<Record<string, (content: string) => unknown>> = {
    'GET /me': () => ({ ID: 5 }),
    'GET /sites/1/comments/70': comment,
    'GET /sites/1/posts/2/replies/': () => ({ comments: replies.map(shape) }),
    'POST /sites/1/comments/70/delete': () => {
      deletes += 1;
      return comment();
    },
    'POST /sites/1/comments/70/replies/new': (content) => {
      replies.push(content);
      dates.push(asyncScheduler.now());
      return shape(content, replies.length - 1);
    },
  };
  const send: Transport['send'] = ({ method, url, body = '{}' }) =>
    new Observable((subscriber) => {
      const line = `${method} ${new URL(url).pathname.replace(/^\/rest\/v[\d.]+/, '')}`;
      const count = (times.get(line) ?? 0) + 1;
      times.set(line, count);
      if (method !== 'GET') changes.push(body === '{}' ? line : `${line} ${body}`);
      const fate = fateOf(line, count);
      const notes = { notes: deletes > 0 ? [] : [wireNote(7)], last_seen_time: 0 };
      const answer = answers[line] ?? (() => ({ ...notes, success: true }));
      const json = (value: unknown, status = 200) => of({ status, text: JSON.stringify(value) });
      // The platform carries out a request also if its page has gone.
      const result =
        fate === 'refused' || fate === 'unclear'
          ? undefined
          : answer(String(asObject(JSON.parse(body)).content));
      return timer(50)
        .pipe(
          mergeMap(() => {
            if (fate === 'lost') return throwError(() => new Error('the connection broke'));
            if (fate === 'html') return of({ status: 502, text: '<h1>Bad gateway</h1>' });
            if (fate === 'unclear') return json({ error: 'unauthorized' }, 401);
            if (fate === 'refused') return json({ error: 'busy' }, 503);
            return json(result);
          }),
        )
        .subscribe(subscriber);
    });
  return { transport: { send, connect: () => NEVER }, deletes: () => deletes, replies, changes };
}
