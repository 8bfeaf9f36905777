import { cases } from 'rxjs-marbles/jest';
import { undo } from '../../../src/streams/moderation/undo';
import type { Event } from '../../../src/streams/state/events';
import { moderationLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { fakePlatform, response } from '../../support/platform';
import { settledBy } from '../../support/settled-by';

export interface UndoCase {
  readonly name: string;
  /** The ids of note 7. */
  readonly ids?: Readonly<Record<string, number>>;
  /** The platform's response to each request that changes a comment, after 5 ms. */
  readonly status?: number;
  readonly body?: unknown;
  /** The comment as the platform returns it before it is moderated. */
  readonly found?: unknown;
  readonly foundStatus?: number;
  /** When the page goes away. */
  readonly leaves?: string;
  readonly events: string;
  readonly sent: string;
  readonly expected: string;
}

const requests = {
  m: 'GET /me',
  t: 'POST /sites/1/comments/70/delete keepalive',
  T: 'POST /sites/1/comments/80/delete keepalive',
  G: 'GET /sites/1/comments/70',
  H: 'GET /sites/1/comments/80',
  S: 'PUT /sites/1/comments/70 {"status":"spam"} keepalive',
};

/** Runs the outbox with `undo` on notes 7 and 8; `values` are the events that the legend does not have. */
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
        body = { status: 'trash' },
        found = { status: 'approved' },
        foundStatus = 200,
        leaves = '',
      }: UndoCase,
    ) => {
      const changed = new Set<string>();
      const platform = fakePlatform((line) => {
        const comment = line.split('/')[4]?.slice(0, 2) ?? '';
        const isLook = line.startsWith('GET') && !changed.has(comment);
        if (!line.startsWith('GET')) changed.add(comment);
        const a = isLook ? response(found, foundStatus) : response(body, status);
        return m.cold('5ms (a|)', { a });
      });
      const settled$ = settledBy(m, [undo], {
        events,
        values: { ...moderationLegend, ...values },
        platform,
        state: holding(note(7, ids && { meta: { ids } }), note(8)),
        world: { environment: { pageHide$: m.hot(leaves) } },
      });
      m.expect(settled$).toBeObservable(expected, moderationLegend);
      m.expect(platform.requests$).toBeObservable(sent, requests);
    },
    [...rules],
  );
