import { concat, NEVER } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { undo } from '../../../src/streams/moderation/undo';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { moderationLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { fakePlatform, response } from '../../support/platform';

export interface UndoCase {
  readonly name: string;
  /** The ids of note 7. */
  readonly ids?: Readonly<Record<string, number>>;
  /** The platform's response to each request, after 5 ms. */
  readonly status?: number;
  readonly body?: object;
  /** The comment as the platform returns it before it is moderated, with status 200. */
  readonly found?: object;
  /** Storage at the start. */
  readonly held?: Readonly<Record<string, string>>;
  /** When this tab acquires the lock. */
  readonly lock?: string;
  /** When the page goes away. */
  readonly leaves?: string;
  readonly events: string;
  readonly sent: string;
  readonly expected: string;
}

const requests = {
  t: 'POST /sites/1/comments/70/delete keepalive',
  T: 'POST /sites/1/comments/80/delete keepalive',
  G: 'GET /sites/1/comments/70',
  H: 'GET /sites/1/comments/80',
  S: 'PUT /sites/1/comments/70 {"status":"spam"} keepalive',
};

/** Runs `undo` on notes 7 and 8; `values` are the events that the legend does not have. */
export const undoCases = (
  subject: string,
  values: Readonly<Record<string, Event>>,
  rules: readonly UndoCase[],
): void =>
  cases(
    subject,
    (
      m,
      {
        events,
        expected,
        sent,
        ids,
        status = 200,
        body,
        found,
        leaves = '',
        held = {},
        lock = '*',
      }: UndoCase,
    ) => {
      const platform = fakePlatform((line) => {
        const isLook = line.startsWith('GET');
        const usual = body ?? { status: isLook ? 'approved' : 'trash' };
        return m.cold('5ms (a|)', { a: isLook && found ? response(found) : response(usual, status) });
      });
      const emitted$ = emittedBy(m, undo, {
        events,
        values: { ...moderationLegend, ...values },
        platform,
        state: holding(note(7, ids && { meta: { ids } }), note(8)),
        world: {
          environment: { pageHide$: m.hot(leaves) },
          storage: memoryStorage(new Map(Object.entries(held))),
          locks: { hold: () => concat(m.cold(lock), NEVER) },
        },
      });
      m.expect(emitted$).toBeObservable(expected, moderationLegend);
      m.expect(platform.requests$).toBeObservable(sent, requests);
    },
    [...rules],
  );
