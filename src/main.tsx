import { createRoot } from 'react-dom/client';
import { tap } from 'rxjs';
import { createClient, fetchTransport } from './client';
import { App } from './components/app';
import { BootNotice } from './components/boot-notice';
import { PanelContext } from './components/panel-context';
import { type Config, parseConfig } from './config';
import { browserAnalytics } from './edge/analytics';
import { browserHost } from './edge/host';
import { browserLocks } from './edge/locks';
import { readConfigBlock, readLocale } from './edge/page';
import { reportOnce } from './edge/report';
import { openSession, type Session } from './edge/session';
import { leaveForSignIn$ } from './edge/sign-in';
import { browserStorage } from './edge/storage';
import { browserSurroundings } from './edge/surroundings';
import { watchUnauthorized } from './edge/unauthorized';
import { createStore } from './streams';
import type { Storage } from './streams/deps';

/** Boot: configuration, session, dependencies, store, screen. The one file that builds on the page's globals. */
function boot(root = createRoot(elementById('notestream'))): void {
  const parsed = parseConfig(readConfigBlock(document));
  if ('problems' in parsed) {
    parsed.problems.forEach((problem) => console.error(`Notestream's configuration: ${problem}`));
    root.render(<BootNotice title="The panel is not set up yet" details={parsed.problems} />);
    return;
  }
  const { config } = parsed;
  const storage = browserStorage(window);
  const opened = openSession(window, storage, Date.now());
  const signIn = (): void => {
    leaveForSignIn$(config, window, storage)
      .pipe(tap(() => root.render(unreachable)))
      .subscribe();
  };
  if ('session' in opened) root.render(panel(config, opened.session, storage));
  else if ('refused' in opened) root.render(refused(opened.refused, signIn));
  else signIn();
}

const unreachable = (
  <BootNotice title="We can't reach your notifications right now" details={["We'll keep trying."]} />
);

const refused = (reason: string, signIn: () => void) => (
  <BootNotice title="You are not signed in" details={[reason]} action="Sign in" onAction={signIn} />
);

function panel(config: Config, { token, expiresAt }: Session, storage: Storage) {
  const locale = readLocale(window);
  const { transport, unauthorized$ } = watchUnauthorized(fetchTransport);
  const { platformOrigin: apiOrigin, postOnly } = config;
  const store = createStore({
    client: createClient({ apiOrigin, token, postOnly, transport }),
    storage,
    locks: browserLocks(window.navigator),
    host: browserHost(window, config.hostOrigins),
    surroundings: browserSurroundings(window),
    report: reportOnce(console),
    analytics: browserAnalytics(window, config.statsOrigin),
    // What can be read and finished stays on the screen until there is a sign-in page to go to.
    signIn: () => leaveForSignIn$(config, window, storage).subscribe(),
    open: (href) => window.open(href, '_blank', 'noopener'),
    tokenExpiresAt: expiresAt,
    unauthorized$,
  });
  store.run$.subscribe();
  document.documentElement.lang = locale;
  return (
    <PanelContext value={{ store, links: config.links, locale }}>
      <App />
    </PanelContext>
  );
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element with the id '${id}'`);
  return element;
}

boot();
