import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { catchError, concat, defer, EMPTY, ignoreElements, map, of, switchMap, take, tap } from 'rxjs';
import { sendFetch } from './client/transports/send-fetch';
import { App } from './components/app';
import { NotSetUp, NotSignedIn, Unreachable } from './components/boot-screens';
import { __, isRTL, setLocaleData } from './components/i18n';
import { PanelContext } from './components/panel-context';
import { type Config, parseConfig } from './config';
import { browserAnalytics } from './edge/analytics';
import { offerConsole, wantsConsole } from './edge/console';
import { browserHost } from './edge/host';
import { browserLocks } from './edge/locks';
import { loadLanguage } from './edge/language';
import { LANGUAGE_FILES } from './edge/language-files';
import { readConfigBlock, readLocale } from './edge/page';
import { reportOnce } from './edge/report';
import { openSession, type Session } from './edge/session';
import { leaveForSignIn$ } from './edge/sign-in';
import { browserStorage } from './edge/storage';
import { browserSurroundings } from './edge/surroundings';
import { watchUnauthorized } from './edge/unauthorized';
import { loadConsole } from './load-console';
import { late$ } from './load-late';
import { effects } from './streams/effects';
import { createPanelClient } from './streams/platform';
import { sources } from './streams/sources';
import { startStore } from './streams/start-store';
import type { Deps, Storage } from './streams/deps';
import type { Store } from './streams/store';

const report = reportOnce(console);

/** Boot: configuration, session, language, dependencies, store, screen. The one file that builds on the page's globals. */
function boot(root = createRoot(elementById('notestream'))): void {
  const parsed = parseConfig(readConfigBlock(document));
  const storage = browserStorage(window);
  const opened = openSession(window, storage, Date.now());
  // Asked for when there is something to draw, and only drawing waits for it. A sign-in that has just ended has put the
  // query back by then; who is about to leave for one needs no texts.
  let language: Promise<string> | undefined;
  const show = (screen: (locale: string) => ReactNode): void => {
    language ??= speak();
    void language.then((locale) => root.render(screen(locale)));
  };

  if ('problems' in parsed) {
    const { problems } = parsed;
    problems.forEach(({ text }) => console.error(`Notestream's configuration: ${text}`));
    show((locale) => <NotSetUp keys={problems.map(({ key }) => key)} locale={locale} />);
    return;
  }
  const { config } = parsed;
  const signIn = (): void => {
    leaveForSignIn$(config, window, storage)
      .pipe(tap(() => show(() => <Unreachable />)))
      .subscribe();
  };
  if ('signInNeeded' in opened) signIn();
  else if ('session' in opened) {
    const showPanel = (store: Store): void =>
      show((locale) => (
        <PanelContext value={{ store, links: config.links, locale }}>
          <App />
        </PanelContext>
      ));
    showPanel(openStore(config, opened.session, storage, showPanel));
  } else {
    const reason = 'refused' in opened ? opened.refused : undefined;
    show(() => <NotSignedIn reason={reason} onSignIn={signIn} />);
  }
}

/** The page in the language of its address; says the locale for dates and numbers. */
async function speak(): Promise<string> {
  const { locale, texts } = await loadLanguage(readLocale(window), LANGUAGE_FILES, window, report);
  setLocaleData(texts);
  document.documentElement.lang = locale;
  document.documentElement.dir = isRTL() ? 'rtl' : 'ltr';
  document.title = __('Notifications');
  return locale;
}

/** The store, at work. `show` puts another one on the screen, for who looks at the past. */
function openStore(
  config: Config,
  { token, expiresAt }: Session,
  storage: Storage,
  show: (store: Store) => void,
): Store {
  const { transport, unauthorized$ } = watchUnauthorized({
    send: (request) => sendFetch(request),
    connect: (channel) =>
      late$.pipe(
        take(1),
        switchMap(({ connectSocket }) => connectSocket(channel)),
      ),
  });
  const { platformOrigin: apiOrigin, postOnly } = config;
  const deps: Deps = {
    client: createPanelClient({ apiOrigin, token, postOnly, transport }),
    storage,
    locks: browserLocks(window.navigator),
    host: browserHost(window, config.hostOrigins),
    surroundings: browserSurroundings(
      window,
      late$.pipe(switchMap(({ browserKeys }) => browserKeys(document))),
    ),
    report,
    analytics: browserAnalytics(window, config.statsOrigin),
    // What can be read and finished stays on the screen until there is a sign-in page to go to.
    signIn: () => leaveForSignIn$(config, window, storage).subscribe(),
    open: (href) => window.open(href, '_blank', 'noopener'),
    tokenExpiresAt: expiresAt,
    unauthorized$,
  };
  // Before a note can be seen open, what can be done with it is at work.
  const acting$ = late$.pipe(
    take(1),
    map(({ acting }) => acting),
  );
  const store = startStore(deps, concat(of({ ...effects, ...sources }), acting$));
  // Nothing is missed by a console that is there before anything is subscribed to; one that cannot be had is not waited for.
  const isFromStart = wantsConsole(window);
  let opened: Promise<object> | undefined;
  const open = (): Promise<object> =>
    (opened ??= loadConsole({
      store,
      deps,
      transport,
      show,
      printer: console,
      secrets: [token],
      devtools: Reflect.get(window, '__REDUX_DEVTOOLS_EXTENSION__'),
      isFromStart,
    }));
  offerConsole(window, open);
  const console$ = isFromStart
    ? defer(open).pipe(
        ignoreElements(),
        catchError(() => EMPTY),
      )
    : EMPTY;
  concat(console$, store.run$).subscribe();
  return store;
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element with the id '${id}'`);
  return element;
}

boot();
