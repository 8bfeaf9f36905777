import { PushHub } from './http/push-hub';
import { RequestLog } from './http/request-log';
import { type Statistic, Statistics } from './http/statistics';
import { FaultInjection } from './http/fault-injection';
import { NoteFeed } from './model/note-feed';
import { loadNotesFile } from './model/notes-file';
import { createRandom, type Random } from './model/random';
import { seedMedia } from './model/seed/media';
import { bloggerId } from './model/seed/people';
import { seedWorld } from './model/seed/seed';
import { Sessions } from './model/sessions';
import { Collections } from './model/collections/collections';
import { Tokens } from './model/tokens';
import { World } from './model/world';

/** The platform's options. */
export interface PlatformOptions {
  readonly seed: number;
  /** Number of notes in the seed. */
  readonly notes: number;
  /** Whether to use a morning's hundred notes instead of the seed. */
  readonly morning?: boolean;
  /** A JSON file with notes to serve instead of the seed. */
  readonly notesFile?: string;
  /** Origins of pages that may initially embed the proxy page. */
  readonly proxyParents?: readonly string[];
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Sign-in settings: whether the blogger has approved the app before (sign-in then asks no
 * question), and how long new tokens are valid.
 */
export interface SignInPolicy {
  readonly remembered: boolean;
  /** Seconds. */
  readonly expiresIn: number;
}

/** The platform's ways to handle the filters of a list, which are its queries `unread` and `type`. */
export const FILTER_MODES = ['honour', 'ignore', 'refuse', 'repeat'] as const;
export type FilterMode = (typeof FILTER_MODES)[number];

const initialPolicy: SignInPolicy = { remembered: true, expiresIn: 86_400 };

/** The whole state of the platform. Each sandbox has its own. */
export class Platform {
  world: World;
  feed: NoteFeed;
  /** Data of the REST API that does not appear in notes: media, terms, plugins, settings, ... */
  collections: Collections;
  random: Random;
  policy = initialPolicy;
  filters: FilterMode = 'honour';
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  /** Origins of pages that may embed the proxy page. */
  readonly proxyParents: string[] = [];
  readonly hub = new PushHub();
  readonly faultInjection = new FaultInjection();
  readonly log: RequestLog;
  /** The requests for statistics images, oldest first. */
  readonly statistics = new Statistics();

  /** `origin` is the platform's own origin. The addresses in notes are below this origin. */
  constructor(
    readonly origin: string,
    readonly options: PlatformOptions,
  ) {
    this.tokens = new Tokens(options.seed, options.now);
    this.sessions = new Sessions(origin, new Tokens(options.seed + 2, options.now));
    this.collections = new Collections();
    this.log = new RequestLog(options.now);
    this.world = new World(bloggerId, FIRST_ID);
    this.feed = new NoteFeed({ world: this.world, origin });
    this.random = createRandom(options.seed + 1);
    this.initialize();
  }

  /** The queries of the requests for statistics images. */
  get pixels(): readonly Statistic['query'][] {
    return this.statistics.list.map(({ query }) => query);
  }

  /** The platform's clock in epoch milliseconds. */
  get nowMs(): number {
    return this.options.now() + this.world.rules.clockMs;
  }

  /** The platform's clock in epoch seconds. */
  get nowS(): number {
    return Math.floor(this.nowMs / 1000);
  }

  /**
   * Restores the seed, removes all faults and delays, and accepts sockets again. Tokens and
   * sessions stay valid.
   */
  reset(): void {
    this.world = new World(bloggerId, FIRST_ID);
    this.feed = new NoteFeed({ world: this.world, origin: this.origin });
    this.random = createRandom(this.options.seed + 1);
    this.collections = new Collections();
    this.policy = initialPolicy;
    this.filters = 'honour';
    this.statistics.clear();
    this.faultInjection.clear();
    this.hub.accept(true);
    this.initialize();
  }

  private initialize(): void {
    const { notesFile, seed, notes: count, morning: isMorning = false, proxyParents = [] } = this.options;
    this.proxyParents.splice(0, Infinity, ...proxyParents);
    if (notesFile === undefined) {
      seedWorld(this.world, this.feed, { seed, count, isMorning, nowMs: this.nowMs });
      seedMedia(this.world, this.collections, this.nowS - 86_400);
    } else loadNotesFile(this.world, this.feed, notesFile);
    this.feed.onPush((message) => this.hub.send(JSON.stringify(message)));
  }
}

/** All ids of posts and comments are larger than this. */
const FIRST_ID = 5000;
