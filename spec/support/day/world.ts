import type { Behaviour } from '../../../src/streams/behaviour';
import { type Blogger, createBlogger } from './blogger';
import { type Browser, createBrowser } from './browser';
import type { Diary } from './diary';
import { createLocks } from './locks';
import { createNetwork, type Departure, type Network } from './network';
import { createOthers, type Others } from './others';
import { openPage, type Page } from './page';
import { createPlatform, NOTE_KINDS } from './platform';
import type { Random } from './random';
import type { Rule } from './rule';
import { rulesOf } from './rules';
import { createTally } from './tally';

/** All that has a part in a day, and the rules that watch it. */
export interface World {
  readonly random: Random;
  readonly network: Network;
  readonly blogger: Blogger;
  readonly browser: Browser;
  readonly others: Others;
  /** The page that there is, or a new one. */
  readonly page: () => Page;
  /** The page goes, if there is one: with a last word, or without. */
  readonly endPage: (how: Departure) => void;
  /** All has been calm for long enough that nothing can be left to do. */
  readonly settled: () => void;
}

export function createWorld(
  random: Random,
  { note, violated, counted }: Diary,
  behaviours: Readonly<Record<string, Behaviour>>,
): World {
  const tally = createTally();
  const locks = createLocks();
  const held = new Map<string, string>();
  const platform = createPlatform(random.whole(0, random.chance(0.1) ? 60 : 20), () =>
    random.pick(NOTE_KINDS),
  );
  const isEmbedded = random.chance(0.8);
  const network = createNetwork(platform, random, tally, {
    sent: (sent) => {
      note(() => `  > ${sent.line} ${sent.body}`);
      tell((rule) => rule.sent?.(sent));
    },
    back: ({ line }, back) => {
      note(() => `  < ${line} ${typeof back === 'string' ? back : `${back.status} ${back.text}`}`);
    },
    answered: (sent) => tell((rule) => rule.answered?.(sent)),
    lost: (sent) => tell((rule) => rule.lost?.(sent)),
  });
  const rules = rulesOf(violated, platform, network);
  const tell = (about: (rule: Rule) => void): void => rules.forEach(about);

  // What the panel has asked for itself, a platform may tell of or not.
  const pushesAll = random.chance(0.5);
  platform.changed$.subscribe(({ id, isAsked }) => {
    if (pushesAll || !isAsked) network.push(JSON.stringify({ action: 'push', note_id: id }));
  });

  let page: Page | undefined;
  const open = (): Page => {
    note(() => 'a page opens');
    const opened = openPage({
      network,
      tally,
      held,
      locks,
      isEmbedded,
      behaviours,
      lateMs: random.whole(20, 2000),
      report: (problem) => {
        if (problem.startsWith('the behaviour')) violated(problem);
      },
      happened: (event, state, before) => {
        counted();
        if (event.type !== 'clock.ticked') note(() => `  ${JSON.stringify(event).slice(0, 200)}`);
        tell((rule) => rule.happened?.(event, state, before));
      },
    });
    tell((rule) => rule.started?.(opened.state()));
    return opened;
  };
  const hidePage = ({ pageHide$ }: Page, next?: Departure): void => {
    note(() => 'the page is hidden');
    tell((rule) => rule.leaving?.());
    network.departure = 'left';
    pageHide$.next(null);
    network.departure = next;
  };

  return {
    random,
    network,
    blogger: createBlogger(random),
    browser: createBrowser({ random, network, platform, held, hidePage }),
    others: createOthers({
      platform,
      network,
      random,
      changedElsewhere: (id) => tell((rule) => rule.changedElsewhere?.(id)),
    }),
    page: () => (page ??= open()),
    endPage: (how) => {
      if (!page) return;
      if (how === 'left') hidePage(page, how);
      note(() => `the page has ${how}`);
      page.end(how);
      page = undefined;
      tell((rule) => rule.gone?.(how));
      if (tally.open().length > 0) violated(`left behind: ${tally.open().join(', ')}`);
      network.setOnline(true);
    },
    settled: () => {
      const state = page?.state();
      if (state) tell((rule) => rule.settled?.(state));
    },
  };
}
