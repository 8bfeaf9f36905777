import { createRoot } from 'react-dom/client';
import { createClient, fetchTransport } from './client';
import { App } from './components/app';
import { BootNotice } from './components/boot-notice';
import { PanelContext } from './components/panel-context';
import { type Config, parseConfig } from './config';
import { browserHost } from './edge/host';
import { readConfigBlock, readLocale } from './edge/page';
import { reportOnce } from './edge/report';
import { openSession, type Session, type SignIn, signInWith } from './edge/session';
import { browserStorage } from './edge/storage';
import { browserSurroundings } from './edge/surroundings';
import { watchUnauthorized } from './edge/unauthorized';
import { createStore } from './streams';
import type { Storage } from './streams/deps';

/** Boot: configuration, session, dependencies, store, screen. The one file that knows the globals. */
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
  const signIn = signInWith(config, window, storage);
  if ('session' in opened) root.render(panel(config, opened.session, storage, signIn));
  else if ('refused' in opened)
    root.render(
      <BootNotice
        title="You are not signed in"
        details={[opened.refused]}
        action="Sign in"
        onAction={signIn}
      />,
    );
  else signIn();
}

function panel(config: Config, { token, expiresAt }: Session, storage: Storage, signIn: SignIn) {
  const locale = readLocale(window);
  const { transport, unauthorized$ } = watchUnauthorized(fetchTransport);
  const { platformOrigin: apiOrigin, postOnly } = config;
  const store = createStore({
    client: createClient({ apiOrigin, token, postOnly, transport }),
    storage,
    host: browserHost(window, config.hostOrigins),
    surroundings: browserSurroundings(window),
    report: reportOnce(console),
    signIn,
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
