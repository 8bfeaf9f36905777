import { isSurprise, type Move, type Point } from './oracle';
import type { ReportedPress } from './page-types';

/** A press that acted on what was not under the pointer half a second before. */
export interface Violation {
  readonly page: string;
  readonly step: number;
  /** Milliseconds since the start of the run. */
  readonly atMs: number;
  readonly kind: string;
  readonly label: string;
  /** The controls that were under the pointer in the last seconds. */
  readonly history: string;
}

const OFF: Readonly<Record<string, string>> = { like: 'unlike', approve: 'unapprove', follow: 'unfollow' };

/** Everything that the taps of a run have done. */
export class Log {
  steps = 0;
  taps = 0;
  /** Presses on a control that the panel ignored, or that is disabled. */
  ignored = 0;
  /** Steps that were given up, because the page was too slow or gone. */
  givenUp = 0;
  readonly actions = new Map<string, number>();
  readonly violations: Violation[] = [];
  readonly frameMs: number[] = [];

  /** The last tap on Back of each page. */
  private readonly backs = new Map<string, Move>();

  constructor(private readonly start = Date.now()) {}

  /** Notes a press; `points` are the aims of its step, and `moves` those of the mouse. */
  add(page: string, press: ReportedPress, points: readonly Point[], moves?: readonly Move[]): void {
    this.frameMs.push(press.frameMs);
    if (!press.isActed) {
      this.ignored += 1;
      return;
    }
    const kind = press.wasOn ? (OFF[press.kind] ?? press.kind) : press.kind;
    this.actions.set(kind, (this.actions.get(kind) ?? 0) + 1);
    const point = press.aim === undefined ? undefined : points[press.aim];
    const isFound = point && isSurprise(press, point, moves, this.backs.get(page));
    if (point && press.kind === 'back') this.backs.set(page, { ...point, at: press.at });
    if (!isFound) return;
    const { step, label, at } = press;
    this.violations.push({ page, step, atMs: at - this.start, kind, label, history: historyOf(press) });
  }
}

/** `Send −900 ms, Trash −200 ms`: what came under the pointer, and how long before the press. */
const historyOf = ({ at, sights }: ReportedPress): string =>
  sights
    .map((sight) => `${sight.under.join(' | ') || 'nothing'} −${Math.round(at - sight.at)} ms`)
    .join(', ');
