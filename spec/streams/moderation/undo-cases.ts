import { cases } from 'rxjs-marbles/jest';
import { undo } from '../../../src/streams/moderation/undo';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
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
    (m, { events, expected, sent, ids, status = 200, body = { status: 'trash' }, leaves = '' }: UndoCase) => {
      const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response(body, status) }));
      const emitted$ = emittedBy(m, undo, {
        events,
        values: { ...moderationLegend, ...values },
        platform,
        state: holding(note(7, ids && { meta: { ids } }), note(8)),
        world: { environment: { pageHide$: m.hot(leaves) } },
      });
      m.expect(emitted$).toBeObservable(expected, moderationLegend);
      m.expect(platform.requests$).toBeObservable(sent, requests);
    },
    [...rules],
  );
