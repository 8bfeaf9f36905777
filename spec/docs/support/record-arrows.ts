import type { Input } from '../../../src/streams/outbox/input';
import { KINDS } from '../../../src/streams/outbox/kinds';
import {
  type Intention,
  type OutboxRecord,
  type RecordState,
  RECORD_VERSION,
  UNKNOWN_OWNER,
} from '../../../src/streams/outbox/record';
import { type Kind, slotOf, type Target } from '../../../src/streams/outbox/target';
import { transition } from '../../../src/streams/outbox/transitions';
import { LAST_REQUEST_MS, RECORD_LIFETIME_MS, UNDO_MS } from '../../../src/streams/timing';

const NOW = 10 * RECORD_LIFETIME_MS;
const TARGET: Target = { site: 1, comment: 2, post: 3 };
const OWNER = '5';
const SOMEBODY_ELSE = '6';
/** More requests than any kind retries. */
const MANY = 9;
const STATES: readonly RecordState[] = ['waiting', 'sending', 'uncertain', 'failed', 'done'];
const KINDS_OF_RECORDS = Object.keys(KINDS) as readonly Kind[];
const PAYLOADS = [true, false];

/** Moments before `NOW`: just now, after the undo window, after a lost answer, and after a day. */
const AGES_MS = [0, UNDO_MS, LAST_REQUEST_MS + UNDO_MS, RECORD_LIFETIME_MS + 1];

const intention = (id: string, kind: Kind, payload: boolean, ageMs: number): Intention => {
  const madeAt = NOW - ageMs;
  return {
    id,
    kind,
    payload: kind === 'reply' ? `text ${payload}` : payload,
    madeAt,
    notBefore: madeAt + KINDS[kind].undoMs,
  };
};

/** The kinds that can follow an action of this kind, or be replaced by it: their records have one key. */
const othersOf = (kind: Kind): readonly (Intention | undefined)[] => [
  undefined,
  ...KINDS_OF_RECORDS.filter((other) => slotOf(other) === slotOf(kind)).flatMap((other) =>
    PAYLOADS.map((payload) => intention('b', other, payload, 0)),
  ),
];

const recordsOf = (kind: Kind, state: RecordState): readonly OutboxRecord[] => {
  const isOpen = state === 'sending' || state === 'uncertain';
  return AGES_MS.flatMap((ageMs) =>
    (state === 'waiting' || state === 'failed' ? [0, 1, MANY] : [1, MANY]).flatMap((attempts) =>
      [OWNER, UNKNOWN_OWNER, SOMEBODY_ELSE].flatMap((owner) =>
        (isOpen ? othersOf(kind) : [undefined]).flatMap((next) =>
          (attempts === 0 ? othersOf(kind) : [undefined]).flatMap((replaced) =>
            [undefined, true as const].map((isRepeated) => ({
              ...intention('a', kind, true, ageMs),
              version: RECORD_VERSION,
              target: TARGET,
              owner,
              state,
              attempts,
              sentAt: attempts > 0 ? NOW - ageMs : undefined,
              settledAt: state === 'failed' || state === 'done' ? NOW - ageMs : undefined,
              next,
              replaced,
              isRepeated,
            })),
          ),
        ),
      ),
    ),
  );
};

const RECORDS: readonly (OutboxRecord | undefined)[] = [
  undefined,
  ...KINDS_OF_RECORDS.flatMap((kind) => STATES.flatMap((state) => recordsOf(kind, state))),
];

function inputsFor(record: OutboxRecord | undefined): readonly Input[] {
  const claim = { id: 'a', attempt: record?.attempts ?? 0 };
  return [
    ...KINDS_OF_RECORDS.filter((kind) => !record || slotOf(kind) === slotOf(record.kind)).flatMap((kind) =>
      PAYLOADS.map((payload): Input => ({
        type: 'made',
        target: TARGET,
        owner: OWNER,
        ...intention('c', kind, payload, 0),
      })),
    ),
    { type: 'undone', id: 'a' },
    { type: 'retried', id: 'a', newId: 'd', owner: OWNER },
    { type: 'hastened', id: 'a' },
    { type: 'signedOut' },
    { type: 'sent', id: 'a', isHurried: false },
    { type: 'sent', id: 'a', isHurried: true },
    { type: 'confirmed', ...claim },
    { type: 'refused', reason: 'forbidden', ...claim },
    { type: 'postponed', retryAfterMs: 0, ...claim },
    { type: 'unanswered', retryAfterMs: 0, ...claim },
    ...[OWNER, SOMEBODY_ELSE, undefined].map((blogger): Input => ({ type: 'tidied', blogger, since: NOW })),
  ];
}

/**
 * Every change of a record's state that the table of transitions makes, with the inputs that make it, such
 * as 'waiting --> sending : sent'. `[*]` stands for no record.
 */
export function recordArrows(): readonly string[] {
  const inputsOfArrow = new Map<string, Set<Input['type']>>();
  for (const record of RECORDS)
    for (const input of inputsFor(record)) {
      const outcome = transition(record, input, NOW);
      if (outcome === 'refused') continue;
      const from = record?.state ?? '[*]';
      const to = outcome === 'deleted' ? '[*]' : outcome.state;
      if (from === to) continue;
      const arrow = `${from} --> ${to}`;
      const types = inputsOfArrow.get(arrow) ?? new Set();
      inputsOfArrow.set(arrow, types.add(input.type));
    }
  return [...inputsOfArrow].map(([arrow, types]) => `${arrow} : ${[...types].sort().join(', ')}`).sort();
}
