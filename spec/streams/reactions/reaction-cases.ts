import { distinctUntilChanged } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import type { OutboxRule } from '../../../src/streams/outbox/rule';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { createLog } from '../../support/behaviour';
import { fakePlatform, response } from '../../support/platform';
import { settledBy } from '../../support/settled-by';

/** A kind of reaction, and what its specs have in common. */
export interface Reaction {
  readonly rule: OutboxRule;
  readonly values: Readonly<Record<string, Event>>;
  readonly requests: Readonly<Record<string, string>>;
  readonly state: Partial<State>;
  /** The body of the platform's answers, by the request. */
  readonly answer: (line: string) => unknown;
  /** What the screen shows. */
  readonly isShown: (state: State) => boolean;
}

export interface ReactionCase {
  readonly name: string;
  readonly events: string;
  /**
   * The platform's answers in turn, and the last one again: 200, a refusal with another status, or a
   * connection that breaks (0). Each comes after 5 ms.
   */
  readonly status?: readonly number[];
  /** The body of the answers, if it is another one. */
  readonly body?: unknown;
  /** How long the platform takes, in milliseconds. */
  readonly latencyMs?: number;
  readonly sent: string;
  readonly expected: string;
  /** What the screen shows: 1 or 0. */
  readonly shows: string;
}

export const reactionCases = (
  subject: string,
  { rule, values, requests, state, answer, isShown }: Reaction,
  rules: readonly ReactionCase[],
): void =>
  cases(
    subject,
    (m, { events, status = [200], body, latencyMs = 5, sent, expected, shows }: ReactionCase) => {
      let count = 0;
      const platform = fakePlatform((line) => {
        const code = status[Math.min(count++, status.length - 1)] ?? 200;
        if (code === 0) return m.cold('5ms #');
        const a = code === 200 ? response(body ?? answer(line)) : response({ error: 'no' }, code);
        return m.cold(`${latencyMs}ms (a|)`, { a });
      });
      const shown = createLog<boolean>();
      const settled$ = settledBy(m, [rule], {
        events,
        values,
        platform,
        state,
        watch: (current) => shown.add(isShown(current)),
      });
      m.expect(settled$).toBeObservable(expected, { ...values });
      m.expect(platform.requests$).toBeObservable(sent, { ...requests });
      m.expect(shown.entries$.pipe(distinctUntilChanged())).toBeObservable(shows, { 1: true, 0: false });
    },
    [...rules],
  );
