import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '../e2e/support/sandbox';
import { type LoggedRequest, type PlatformNote, type Model, parseRequests, parseModel } from './platform';

/** Milliseconds between two looks; the request log holds only 500 requests. */
const INTERVAL_MS = 1000;

/**
 * Polls the sandbox for its state and its request log, and keeps all notes and requests of the run.
 */
export class PlatformMonitor {
  private readonly logged = new Map<number, LoggedRequest>();
  private readonly seen = new Map<number, PlatformNote>();
  private latest: Model | undefined;

  constructor(private readonly sandbox: Sandbox) {}

  /** All requests so far. */
  get requests(): readonly LoggedRequest[] {
    return [...this.logged.values()];
  }

  /** All notes so far, by id, including those that are gone. */
  get notes(): ReadonlyMap<number, PlatformNote> {
    return this.seen;
  }

  get model(): Model {
    if (!this.latest) throw new Error('the platform has not been polled yet');
    return this.latest;
  }

  /** Polls until a time, in epoch milliseconds. */
  async run(untilMs: number): Promise<void> {
    while (Date.now() < untilMs) {
      await this.poll();
      await wait(INTERVAL_MS);
    }
  }

  async poll(): Promise<Model> {
    for (const request of parseRequests(await this.sandbox.look('requests')))
      this.logged.set(request.number, request);
    const model = parseModel(await this.sandbox.look('state'));
    for (const note of model.notes) this.seen.set(note.id, note);
    this.latest = model;
    return model;
  }
}
