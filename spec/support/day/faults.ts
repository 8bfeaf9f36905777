import type { Answer, Sent } from './answers';
import type { Random } from './random';
import { SECOND } from './virtual-time';

/**
 * The kinds of fault, named as in sandbox/README.md. `status` means any refusal, `contradiction` an
 * answer that contradicts the platform's data.
 */
export type FaultKind = 'status' | 'reset' | 'timeout' | '504' | '200' | 'slow' | 'contradiction';

/** The outcome of a request: whether the platform carries it out, and the answer. */
export interface RequestOutcome {
  readonly fault?: FaultKind;
  readonly isDone: boolean;
  /**
   * `right` is the platform's own answer, `timeout` no answer at all, and `reset` a lost
   * connection.
   */
  readonly back: 'right' | 'timeout' | 'reset' | Answer;
  readonly toPlatformMs: number;
  readonly toPageMs: number;
  /** Whether the answer may leave the panel out of date. */
  readonly isMisleading?: boolean;
}

/** The probability that a request gets a fault, or that a channel is refused. */
export interface FaultLevel {
  readonly name: string;
  readonly weight: number;
  readonly probability: number;
}

export const NO_FAULTS: FaultLevel = { name: 'no faults', weight: 6, probability: 0 };
export const FAULT_LEVELS: readonly FaultLevel[] = [
  NO_FAULTS,
  { name: 'some faults', weight: 3, probability: 0.12 },
  { name: 'many faults', weight: 1, probability: 0.6 },
];

const html = (status: number): Answer => ({ status, text: '<h1>Sorry</h1>' });
const json = (text: string, status = 200): Answer => ({ status, text });

const REFUSALS: readonly Answer[] = [
  html(500),
  html(502),
  json('{"error":"busy"}', 503),
  html(404),
  json('{}', 404),
];

/** Bodies with the status 200 that no request expects. */
const WRONG_BODIES: readonly Answer[] = [
  '',
  '<html>',
  '{"notes":[{"id":1',
  'null',
  '[]',
  '"fine"',
  '{}',
  '{"notes":{}}',
  '{"notes":[null,7,[],{"id":"x"},{"id":105},{"id":-1,"type":"like"}],"last_seen_time":"never"}',
  '{"success":"perhaps","is_following":"maybe","URL":7}',
].map((text) => json(text));

type Inject = (
  random: Random,
  sent: Sent,
) => Pick<RequestOutcome, 'isDone' | 'back'> & Partial<RequestOutcome>;

const FAULTS: readonly {
  readonly kind: FaultKind;
  readonly weight: number;
  readonly inject: Inject;
}[] = [
  { kind: 'status', weight: 4, inject: (random) => ({ isDone: false, back: random.pick(REFUSALS) }) },
  { kind: 'reset', weight: 2, inject: (random) => ({ isDone: random.chance(0.5), back: 'reset' }) },
  { kind: 'timeout', weight: 1, inject: (random) => ({ isDone: random.chance(0.5), back: 'timeout' }) },
  { kind: '504', weight: 2, inject: () => ({ isDone: true, back: html(504) }) },
  {
    kind: '200',
    weight: 2,
    inject: (random) => ({ isDone: true, back: random.pick(WRONG_BODIES), isMisleading: true }),
  },
  {
    kind: 'slow',
    weight: 2,
    inject: (random) => ({ isDone: true, back: 'right', toPageMs: random.whole(5, 29) * SECOND }),
  },
  {
    kind: 'contradiction',
    weight: 1,
    inject: (_random, { line }) => ({ isDone: true, back: contradictionOf(line), isMisleading: true }),
  },
];

/** Reports the list as empty, or an existing note as gone. */
function contradictionOf(line: string): RequestOutcome['back'] {
  if (line === 'GET /notifications/') return json('{"notes":[],"last_seen_time":0}');
  return line.startsWith('GET /notifications/') ? json('{"error":"unknown_note"}', 404) : 'right';
}

export function outcomeOf(sent: Sent, { probability }: FaultLevel, random: Random): RequestOutcome {
  const usual: RequestOutcome = {
    isDone: true,
    back: 'right',
    toPlatformMs: random.whole(10, 400),
    toPageMs: random.whole(10, 400),
  };
  if (!random.chance(probability)) return usual;
  const { kind, inject } = random.weighed(FAULTS);
  return { ...usual, ...inject(random, sent), fault: kind };
}
