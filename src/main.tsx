import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { withProxy, withRare } from './boot/load-rare';
import type { Stage } from './boot/stage';
import { start } from './boot/start';
import { startWithToken } from './boot/token';
import { __, isRTL, setLocaleData } from './components/i18n';
import { parseConfig } from './config/parse-config';
import { type ConfigSource, fetchConfig, readBlock } from './config/source';
import { isForeignFrame } from './edge/framing';
import { browserHost } from './edge/host';
import { loadLanguage } from './edge/language';
import { LANGUAGE_FILES } from './edge/language-files';
import { readLocale } from './edge/page';
import { reportOnce } from './edge/report';
import { takeAnswer } from './edge/session';
import { browserStorage } from './edge/storage';
import { readTheme, showTheme } from './edge/theme';
import { extraWire } from './embed/protocol';

const report = reportOnce(console);

/** The fragment leaves the address before anything else runs. */
const storage = browserStorage(window);
const answer = takeAnswer(window, storage);

/** Boot: configuration, framing, session, language, dependencies, store, screen. The one file that builds on the page's globals. */
function boot(source: ConfigSource, root = createRoot(elementById('notestream'))): void {
  // Asked for when there is something to draw, and only drawing waits for it. A sign-in that has just ended has put the
  // query back by then; who is about to leave for one needs no texts.
  let language: Promise<string> | undefined;
  const show = (screen: (locale: string) => ReactNode): void => {
    language ??= speak();
    void language.then((locale) => root.render(screen(locale)));
    // Of a screen without notes no message of section 7 tells the host page.
    browserHost(window, []).post(extraWire({ action: 'shown' }), false);
  };

  const config = 'value' in source ? parseConfig(source.value) : undefined;
  if (!config) {
    withRare(({ refuseConfig }) => refuseConfig(source, { show }));
    return;
  }
  showTheme(document, config.theme);
  const stage: Stage = { config, window, storage, show };
  if (isForeignFrame(window, { hosts: config.hostOrigins, authorizeUrl: config.authorizeUrl })) {
    withRare(({ refuseFrame }) => refuseFrame({ show }));
  } else if (config.auth === 'proxy') {
    withProxy(({ proxyAccess }) => start(stage, proxyAccess(stage), report));
  } else {
    startWithToken(stage, answer, report);
  }
}

/** The page in the language and the colours of its address; says the locale for dates and numbers. */
async function speak(): Promise<string> {
  const theme = readTheme(window);
  if (theme) showTheme(document, theme);
  const { locale, texts } = await loadLanguage(readLocale(window), LANGUAGE_FILES, window, report);
  setLocaleData(texts);
  document.documentElement.lang = locale;
  document.documentElement.dir = isRTL() ? 'rtl' : 'ltr';
  document.title = __('Notifications');
  return locale;
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element with the id '${id}'`);
  return element;
}

// At once, where the page itself says all.
const block = readBlock(document);
if (block) boot(block);
else void fetchConfig(window).then((source) => boot(source));
