import type { Answer, Sent } from './answers';
import type { Random } from './random';
import { SECOND } from './virtual-time';

/** What becomes of a request: whether it does what it asks for, and what comes back. */
export interface Fate {
  readonly isDone: boolean;
  /** 'right': the platform's own answer; 'never': none; 'dropped': the connection breaks. */
  readonly back: 'right' | 'never' | 'dropped' | Answer;
  readonly thereMs: number;
  readonly backMs: number;
  /** Well said, and not so. */
  readonly isLie?: boolean;
}

/** How likely a request is to fare badly, and whether channels hold. */
export interface Weather {
  readonly name: string;
  readonly weight: number;
  readonly faults: number;
}

export const CALM: Weather = { name: 'calm', weight: 6, faults: 0 };
export const WEATHERS: readonly Weather[] = [
  CALM,
  { name: 'gusts', weight: 3, faults: 0.12 },
  { name: 'storm', weight: 1, faults: 0.6 },
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

/** Said with status 200 to whatever was asked. */
const NONSENSE: readonly Answer[] = [
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

type Fault = (random: Random, sent: Sent) => Pick<Fate, 'isDone' | 'back'> & Partial<Fate>;

const FAULTS: readonly { readonly weight: number; readonly fault: Fault }[] = [
  { weight: 4, fault: (random) => ({ isDone: false, back: random.pick(REFUSALS) }) },
  { weight: 2, fault: (random) => ({ isDone: random.chance(0.5), back: 'dropped' }) },
  { weight: 1, fault: (random) => ({ isDone: random.chance(0.5), back: 'never' }) },
  { weight: 2, fault: () => ({ isDone: true, back: html(504) }) },
  { weight: 2, fault: (random) => ({ isDone: true, back: random.pick(NONSENSE), isLie: true }) },
  { weight: 2, fault: (random) => ({ isDone: true, back: 'right', backMs: random.whole(5, 29) * SECOND }) },
  { weight: 1, fault: (_random, { line }) => ({ isDone: true, back: lie(line), isLie: true }) },
];

/** A note that there is said to be gone, a list said to be empty: a platform that contradicts itself. */
function lie(line: string): Fate['back'] {
  if (line === 'GET /notifications/') return json('{"notes":[],"last_seen_time":0}');
  return line.startsWith('GET /notifications/') ? json('{"error":"unknown_note"}', 404) : 'right';
}

export function fateOf(sent: Sent, { faults }: Weather, random: Random): Fate {
  const usual: Fate = {
    isDone: true,
    back: 'right',
    thereMs: random.whole(10, 400),
    backMs: random.whole(10, 400),
  };
  return random.chance(faults) ? { ...usual, ...random.weighed(FAULTS).fault(random, sent) } : usual;
}
