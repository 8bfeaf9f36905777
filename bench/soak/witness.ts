import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '../../spec/browser/support/sandbox';
import { type Asked, type HeldNote, type Model, parseAsked, parseModel } from './platform';

/** How often the platform is looked at, in milliseconds. Its log holds 500 requests. */
const EVERY_MS = 1000;

/** Looks at the platform past the panel, all the time, so that nothing is missed. */
export class Witness {
  private readonly asked = new Map<number, Asked>();
  private readonly known = new Map<number, HeldNote>();
  private latest: Model | undefined;

  constructor(private readonly sandbox: Sandbox) {}

  /** Each request so far. */
  get requests(): readonly Asked[] {
    return [...this.asked.values()];
  }

  /** Each note that there ever was, by id. */
  get notes(): ReadonlyMap<number, HeldNote> {
    return this.known;
  }

  get model(): Model {
    if (!this.latest) throw new Error('nobody has looked at the platform yet');
    return this.latest;
  }

  /** Looks again and again, until the time is over. */
  async watch(untilMs: number): Promise<void> {
    while (Date.now() < untilMs) {
      await this.look();
      await wait(EVERY_MS);
    }
  }

  async look(): Promise<Model> {
    for (const request of parseAsked(await this.sandbox.look('requests')))
      this.asked.set(request.number, request);
    const model = parseModel(await this.sandbox.look('state'));
    for (const note of model.notes) this.known.set(note.id, note);
    this.latest = model;
    return model;
  }
}
