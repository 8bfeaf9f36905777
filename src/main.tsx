import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { concat, map, of, take, tap } from 'rxjs';
import { fetchTransport } from './client';
import { App } from './components/app';
import { NotSetUp, NotSignedIn, Unreachable } from './components/boot-screens';
import { __, isRTL, setLocaleData } from './components/i18n';
import { late$ } from './components/load-late';
import { PanelContext } from './components/panel-context';
import { type Config, parseConfig } from './config';
import { browserAnalytics } from './edge/analytics';
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
import { hostThemes, readTheme, showTheme } from './edge/theme';
import { watchUnauthorized } from './edge/unauthorized';
import { extraWire } from './embed/protocol';
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
  // A sign-in that has just ended has put the query back.
  showTheme(document, readTheme(window));
  // Asked for when there is something to draw, and only drawing waits for it. A sign-in that has just ended has put the
  // query back by then; who is about to leave for one needs no texts.
  let language: Promise<string> | undefined;
  const show = (screen: (locale: string) => ReactNode): void => {
    language ??= speak();
    void language.then((locale) => root.render(screen(locale)));
  };
  /** A screen without notes, of which no message of section 7 tells the host page. */
  const showNotice = (screen: (locale: string) => ReactNode): void => {
    show(screen);
    browserHost(window, []).post(extraWire({ action: 'shown' }), false);
  };

  if ('problems' in parsed) {
    const { problems } = parsed;
    problems.forEach(({ text }) => console.error(`Notestream's configuration: ${text}`));
    showNotice((locale) => <NotSetUp keys={problems.map(({ key }) => key)} locale={locale} />);
    return;
  }
  const { config } = parsed;
  const signIn = (): void => {
    leaveForSignIn$(config, window, storage)
      .pipe(tap(() => showNotice(() => <Unreachable />)))
      .subscribe();
  };
  if ('signInNeeded' in opened) signIn();
  else if ('session' in opened) {
    const store = openStore(config, opened.session, storage);
    show((locale) => (
      <PanelContext value={{ store, links: config.links, locale }}>
        <App />
      </PanelContext>
    ));
  } else {
    const reason = 'refused' in opened ? opened.refused : undefined;
    showNotice(() => <NotSignedIn reason={reason} onSignIn={signIn} />);
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

/** The store, at work. */
function openStore(config: Config, { token, expiresAt }: Session, storage: Storage): Store {
  const { transport, unauthorized$ } = watchUnauthorized(fetchTransport);
  const { platformOrigin: apiOrigin, postOnly } = config;
  const host = browserHost(window, config.hostOrigins);
  hostThemes(host)
    .pipe(tap((theme) => showTheme(document, theme)))
    .subscribe();
  const deps: Deps = {
    client: createPanelClient({ apiOrigin, token, postOnly, transport }),
    storage,
    locks: browserLocks(window.navigator),
    host,
    surroundings: browserSurroundings(window),
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
  store.run$.subscribe();
  return store;
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element with the id '${id}'`);
  return element;
}

boot();
