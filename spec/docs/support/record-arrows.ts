import type { RecordAction } from '../../../src/streams/actions/table';
import type { Value } from '../../../src/streams/outbox/aspects';
import type { Input } from '../../../src/streams/outbox/input';
import {
  type OutboxRecord,
  type RecordState,
  RECORD_VERSION,
  stateOf,
  UNKNOWN_OWNER,
} from '../../../src/streams/outbox/record';
import { transition } from '../../../src/streams/outbox/transitions';
import { LAST_REQUEST_MS, RECORD_LIFETIME_MS, UNDO_MS } from '../../../src/streams/timing';
import { CHANGES, inState } from '../../support/outbox';

const NOW = 10 * RECORD_LIFETIME_MS;
const TARGET = { site: 1, comment: 2, post: 3 };
const OWNER = '5';
const SOMEBODY_ELSE = '6';
/** More requests than any aspect retries. */
const MANY = 9;
const STATES: readonly RecordState[] = ['waiting', 'sending', 'uncertain', 'failed', 'done'];
const ACTIONS = Object.keys(CHANGES) as readonly RecordAction[];

/** Moments before `NOW`: just now, after the undo window, after a lost answer, and after a day. */
const AGES_MS = [0, UNDO_MS, LAST_REQUEST_MS + UNDO_MS, RECORD_LIFETIME_MS + 1];

/** The actions on the same aspect: their records have one key. */
const othersOf = (action: RecordAction): readonly RecordAction[] =>
  ACTIONS.filter((other) => CHANGES[other][0] === CHANGES[action][0]);
const valuesOf = (action: RecordAction): readonly Value[] =>
  othersOf(action).map((other) => CHANGES[other][1]);

function recordsOf(action: RecordAction, state: RecordState): readonly OutboxRecord[] {
  const [aspect, wanted, before] = CHANGES[action];
  const base = { version: RECORD_VERSION, id: 'a', aspect, target: TARGET, wanted, before } as const;
  return AGES_MS.flatMap((ageMs) =>
    [1, MANY].flatMap((attempts) =>
      [OWNER, UNKNOWN_OWNER, SOMEBODY_ELSE].flatMap((owner) =>
        [undefined, before].map((known) => {
          const madeAt = NOW - ageMs;
          return inState({ ...base, owner, madeAt, dueAt: madeAt, attempts, known }, { state, attempts });
        }),
      ),
    ),
  );
}

/** The record, and as it is if the blogger wants something else while its request is under way. */
const withChanged = (record: OutboxRecord, action: RecordAction): readonly OutboxRecord[] =>
  record.sent
    ? [record, ...valuesOf(action).map((wanted) => ({ ...record, id: 'b', wanted, attempts: 0 }))]
    : [record];

const inputsFor = (record: OutboxRecord | undefined, action: RecordAction): readonly Input[] => {
  const { id = 'a', sent } = record ?? {};
  const claim = { id: sent?.id ?? id, attempt: sent?.attempt ?? record?.attempts ?? 0 };
  return [
    ...othersOf(action).map((other): Input => {
      const [aspect, wanted, before] = CHANGES[other];
      return { type: 'wanted', id: 'c', aspect, target: TARGET, wanted, before, owner: OWNER };
    }),
    { type: 'undone', id, newId: 'd' },
    { type: 'retried', id, newId: 'd', owner: OWNER },
    { type: 'hastened', id },
    { type: 'signedOut' },
    { type: 'sent', id, isHurried: false },
    { type: 'sent', id, isHurried: true },
    { type: 'confirmed', ...claim },
    ...[undefined, ...valuesOf(action)].map((value): Input => ({ type: 'looked', value, ...claim })),
    { type: 'refused', reason: 'forbidden', ...claim },
    { type: 'postponed', retryAfterMs: 0, ...claim },
    { type: 'unanswered', retryAfterMs: 0, ...claim },
    ...[OWNER, SOMEBODY_ELSE, undefined].map((blogger): Input => ({ type: 'tidied', blogger, since: NOW })),
  ];
};

/**
 * Every change of a record's state that the table of transitions makes, with the inputs that make it, such
 * as 'waiting --> sending : sent'. `[*]` stands for no record.
 */
export function recordArrows(): readonly string[] {
  const inputsOfArrow = new Map<string, Set<Input['type']>>();
  for (const action of ACTIONS) {
    const records = STATES.flatMap((state) => recordsOf(action, state));
    for (const record of [undefined, ...records.flatMap((each) => withChanged(each, action))])
      for (const input of inputsFor(record, action)) {
        const outcome = transition(record, input, NOW);
        if (outcome === 'refused') continue;
        const from = record ? stateOf(record) : '[*]';
        const to = outcome === 'deleted' ? '[*]' : stateOf(outcome);
        if (from === to) continue;
        const arrow = `${from} --> ${to}`;
        const types = inputsOfArrow.get(arrow) ?? new Set();
        inputsOfArrow.set(arrow, types.add(input.type));
      }
  }
  return [...inputsOfArrow].map(([arrow, types]) => `${arrow} : ${[...types].sort().join(', ')}`).sort();
}
