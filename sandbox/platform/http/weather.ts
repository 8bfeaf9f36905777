import type { Json } from '../model/json';

/** Ways in which a request can go wrong on purpose, besides 200 with a wrong body and any status of 400 to 599 (as text). */
export const faultKinds = [
  'invalid-token',
  'authorization-required',
  'timeout',
  'stall',
  'reset',
  'lost-answer',
  'broken-json',
  'html',
  'blank',
  'empty',
] as const;

export type FaultKind = (typeof faultKinds)[number] | number;

/** A kind from its name; undefined for one that nobody knows. */
export function faultKind(name: string): FaultKind | undefined {
  if (/^(200|[45]\d\d)$/.test(name)) return Number(name);
  return faultKinds.find((known) => known === name);
}

/** The next `count` requests that match go wrong. */
export interface Fault {
  readonly count: number;
  readonly kind: FaultKind;
  /** What comes with a status, instead of an error of the platform's; a text goes out raw. */
  readonly body?: Json;
  /** Part of the path with its query; any when absent. */
  readonly path?: string;
  /** Upper-case HTTP method; any when absent. */
  readonly method?: string;
}

/** Bad weather between the panel and the platform: faults in waiting and a general slowness. */
export class Weather {
  /** Milliseconds added to every answer of the REST API. */
  slowMs = 0;
  private waiting: readonly Fault[] = [];

  get faults(): readonly Fault[] {
    return this.waiting;
  }

  /** Adds a fault; a count of 0 clears those of the same kind of request, or all when it names none. */
  add(fault: Fault): void {
    if (fault.count > 0) this.waiting = [...this.waiting, fault];
    else if (fault.path === undefined && fault.method === undefined) this.waiting = [];
    else
      this.waiting = this.waiting.filter(
        ({ path, method }) => path !== fault.path || method !== fault.method,
      );
  }

  /** Takes the fault that this request meets, if any: each counts down by one. The path is with its query. */
  take(method: string, path: string): Fault | undefined {
    const met = this.waiting.find(
      (fault) => path.includes(fault.path ?? '') && (fault.method === undefined || fault.method === method),
    );
    if (met === undefined) return undefined;
    this.waiting = this.waiting.flatMap((fault) =>
      fault !== met ? fault : fault.count > 1 ? { ...fault, count: fault.count - 1 } : [],
    );
    return met;
  }

  clear(): void {
    this.slowMs = 0;
    this.waiting = [];
  }
}
