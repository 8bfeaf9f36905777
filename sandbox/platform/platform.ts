import { PushHub } from './http/push-hub';
import { RequestLog } from './http/request-log';
import { type Statistic, Statistics } from './http/statistics';
import { Weather } from './http/weather';
import { NoteFeed } from './model/note-feed';
import { loadNotesFile } from './model/notes-file';
import { createRandom, type Random } from './model/random';
import { seedMedia } from './model/seed/media';
import { bloggerId } from './model/seed/people';
import { seedWorld } from './model/seed/seed';
import { Sessions } from './model/sessions';
import { Shelves } from './model/shelves/shelves';
import { Tokens } from './model/tokens';
import { World } from './model/world';

/** How the platform begins. */
export interface PlatformOptions {
  readonly seed: number;
  /** How many notes the seed has. */
  readonly notes: number;
  /** A JSON file of notes to serve instead of the seed. */
  readonly notesFile?: string;
  /** Origins whose pages may embed the proxy page, to begin with. */
  readonly proxyParents?: readonly string[];
  /** Answers epoch milliseconds. */
  readonly now: () => number;
}

/** What is remembered of the signed-in blogger: whether this app was approved, and how long a token lives. */
export interface SignInPolicy {
  readonly remembered: boolean;
  /** Seconds. */
  readonly expiresIn: number;
}

const firstPolicy: SignInPolicy = { remembered: true, expiresIn: 86_400 };

/** The platform's state: one of these per sandbox, none shared. */
export class Platform {
  world: World;
  feed: NoteFeed;
  /** What the REST API keeps beyond what notes tell of: media, terms, plugins, settings, ... */
  shelves: Shelves;
  random: Random;
  policy = firstPolicy;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  /** Origins whose pages may embed the proxy page. */
  readonly proxyParents: string[] = [];
  readonly hub = new PushHub();
  readonly weather = new Weather();
  readonly log: RequestLog;
  /** What the statistics images were asked for, oldest first. */
  readonly statistics = new Statistics();

  /** `origin` is the platform's own, for the addresses in its notes. */
  constructor(
    readonly origin: string,
    readonly options: PlatformOptions,
  ) {
    this.tokens = new Tokens(options.seed, options.now);
    this.sessions = new Sessions(origin, new Tokens(options.seed + 2, options.now));
    this.shelves = new Shelves();
    this.log = new RequestLog(options.now);
    this.world = new World(bloggerId, FIRST_ID);
    this.feed = new NoteFeed({ world: this.world, origin });
    this.random = createRandom(options.seed + 1);
    this.begin();
  }

  /** The queries of the statistics alone. */
  get pixels(): readonly Statistic['query'][] {
    return this.statistics.list.map(({ query }) => query);
  }

  /** Epoch seconds. */
  get nowS(): number {
    return Math.floor(this.options.now() / 1000);
  }

  /** Back to the beginning: the seed, fair weather, sockets welcome. Tokens and sessions stay valid. */
  reset(): void {
    this.world = new World(bloggerId, FIRST_ID);
    this.feed = new NoteFeed({ world: this.world, origin: this.origin });
    this.random = createRandom(this.options.seed + 1);
    this.shelves = new Shelves();
    this.policy = firstPolicy;
    this.statistics.clear();
    this.weather.clear();
    this.hub.accept(true);
    this.begin();
  }

  private begin(): void {
    const { notesFile, seed, notes, now, proxyParents = [] } = this.options;
    this.proxyParents.splice(0, Infinity, ...proxyParents);
    if (notesFile === undefined) {
      seedWorld(this.world, this.feed, { seed, count: notes, nowMs: now() });
      seedMedia(this.world, this.shelves, this.nowS - 86_400);
    } else loadNotesFile(this.world, this.feed, notesFile);
    this.feed.onPush((message) => this.hub.send(JSON.stringify(message)));
  }
}

/** Ids of posts and comments begin above this. */
const FIRST_ID = 5000;
