import { asyncScheduler } from 'rxjs';
import { createRecords } from '../../../src/streams/outbox/store';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import { BLOGGER_KEY } from '../../../src/streams/state/stored-blogger';
import { COMMIT_MS } from '../outbox';
import { ME } from './answers';
import { type Blogger, createBlogger } from './blogger';
import { type Browser, createBrowser } from './browser';
import type { DayLog } from './log';
import { createLocks } from './locks';
import { createNetwork, type PageEnd, type Network } from './network';
import { createOthers, type Others } from './others';
import { openPage, type Page } from './page';
import { createPlatform, NOTE_KINDS } from './platform';
import type { Random } from './random';
import type { Rule } from './rule';
import { rulesOf } from './rules';
import { countSubscriptions } from './subscription-counts';

/** The parts of a simulated day. */
export interface World {
  readonly random: Random;
  readonly network: Network;
  readonly blogger: Blogger;
  readonly browser: Browser;
  readonly others: Others;
  /** Returns the open page, or opens one. */
  readonly page: () => Page;
  /** Ends the page, if there is one. */
  readonly endPage: (how: PageEnd) => void;
  /** Checks the rules for an idle panel. */
  readonly checkIdle: () => void;
}

export function createWorld(
  random: Random,
  { note, reportViolation, countEvent }: DayLog,
  behaviours: Readonly<Record<string, Behaviour>>,
  keepsRecords = true,
): World {
  const counts = countSubscriptions();
  const locks = createLocks();
  // The sign-in has stored the blogger's id, or could not get it.
  const storage = new Map<string, string>(random.chance(0.8) ? [[BLOGGER_KEY, `${ME}`]] : []);
  const records = createRecords();
  let madeCount = 0;
  const platform = createPlatform(random.whole(0, random.chance(0.1) ? 60 : 20), () =>
    random.pick(NOTE_KINDS),
  );
  const isEmbedded = random.chance(0.8);
  const network = createNetwork(platform, random, counts, {
    sent: (sent) => {
      note(() => `  > ${sent.line} ${sent.body}`);
      check((rule) => rule.onRequest?.(sent));
    },
    back: ({ line }, { back, fault = 'no fault' }) => {
      const text = typeof back === 'string' ? back : `${back.status} ${back.text}`;
      note(() => `  < ${line} ${text} (${fault})`);
      if (line === 'GET /me') ownerAt ??= asyncScheduler.now();
    },
    answered: (sent) => check((rule) => rule.onAnswer?.(sent)),
  });
  const rules = rulesOf(reportViolation, platform, network);
  const check = (call: (rule: Rule) => void): void => rules.forEach(call);

  // A platform may push the panel's own changes or not.
  const pushesAll = random.chance(0.5);
  platform.changed$.subscribe(({ id, isAsked }) => {
    if (pushesAll || !isAsked) network.push(JSON.stringify({ action: 'push', note_id: id }));
  });

  let page: Page | undefined;
  /** When the open page has got the blogger's id, or its request has failed. */
  let ownerAt: number | undefined;
  const isStored = (at: number): boolean =>
    ownerAt !== undefined && Math.max(at, ownerAt) + 2 * COMMIT_MS < asyncScheduler.now();
  const open = (): Page => {
    note(() => 'a page opens');
    ownerAt = storage.has(BLOGGER_KEY) ? asyncScheduler.now() : undefined;
    const opened = openPage({
      network,
      counts,
      storage,
      locks,
      records: keepsRecords ? records : createRecords(),
      session: { uniqueId: () => `record ${(madeCount += 1)}` },
      isEmbedded,
      behaviours,
      deferredMs: random.whole(20, 2000),
      report: (problem) => {
        if (problem.startsWith('the behaviour')) reportViolation(problem);
      },
      onEvent: (event, state, before) => {
        countEvent();
        if (event.type !== 'clock.ticked') note(() => `  ${JSON.stringify(event).slice(0, 200)}`);
        check((rule) => rule.onEvent?.(event, state, before));
      },
    });
    check((rule) => rule.onStart?.(opened.state()));
    return opened;
  };
  const hidePage = ({ pageHide$ }: Page, next?: PageEnd): void => {
    note(() => 'the page is hidden');
    check((rule) => rule.onPageHide?.());
    network.pageEnd = 'left';
    pageHide$.next(null);
    network.pageEnd = next;
  };

  return {
    random,
    network,
    blogger: createBlogger(random),
    browser: createBrowser({ random, network, platform, storage, hidePage }),
    others: createOthers({
      platform,
      network,
      random,
      changedElsewhere: (id) => check((rule) => rule.onChangeElsewhere?.(id)),
    }),
    page: () => (page ??= open()),
    endPage: (how) => {
      if (!page) return;
      if (how === 'left') hidePage(page, how);
      note(() => `the page has ${how}`);
      page.end(how);
      page = undefined;
      check((rule) => rule.onPageEnd?.(how, isStored));
      if (counts.open().length > 0) reportViolation(`still subscribed: ${counts.open().join(', ')}`);
      network.setOnline(true);
    },
    checkIdle: () => {
      const state = page?.state();
      if (state) check((rule) => rule.onIdle?.(state));
    },
  };
}
