import { createRoot } from 'react-dom/client';
import { withProxy, withSignIn } from './boot/load-chunk';
import type { BootContext } from './boot/boot-context';
import { start } from './boot/start';
import { startWithToken } from './boot/start-with-token';
import { Drawn } from './components/drawn';
import { __, isRTL, setLocaleData } from './i18n';
import { parseConfig } from './config/parse-config';
import { type ConfigResult, fetchConfigFile, readConfigBlock } from './config/load-config';
import { isForeignFrame } from './browser/framing';
import { browserHost } from './browser/host';
import { loadLanguage } from './i18n/language';
import { LANGUAGE_FILES } from './i18n/language-files';
import { readLocale } from './i18n/locale';
import { reportOnce } from './browser/report';
import { takeOAuthFragment } from './browser/sign-in/take-oauth-fragment';
import { browserStorage } from './browser/storage';
import { readTheme, showTheme } from './browser/theme';
import { type ExtraPanelMessage, toExtraWire } from './embed/protocol';

const report = reportOnce(console);

const storage = browserStorage(window);
// First, so that the token leaves the address before any other code runs
// (decision oauth-with-state).
const oauthFragment = takeOAuthFragment(window, storage);

/**
 * Boots the panel: checks configuration and host page, then starts with a token or with the
 * provider's frame. Only this file uses the globals of the page.
 */
function boot(result: ConfigResult, root = createRoot(elementById('notestream'))): void {
  // Loads in parallel with the chunks; only rendering waits for it. It starts with the first screen,
  // because a sign-in must restore the query before, and a redirect shows no text.
  let language: Promise<string> | undefined;
  let hasPanel = false;
  const show: BootContext['show'] = (screen, isPanel = false) => {
    language ??= applyLanguage();
    if (hasPanel && !isPanel) postExtra('left');
    hasPanel = isPanel;
    const onDrawn = (): void => postExtra('shown');
    void language.then((locale) => root.render(<Drawn onDrawn={onDrawn}>{screen(locale)}</Drawn>));
  };

  const config = 'value' in result ? parseConfig(result.value) : undefined;
  if (!config) {
    withSignIn(({ refuseConfig }) => refuseConfig(result, { show }));
    return;
  }
  showTheme(document, config.theme);
  const context: BootContext = { config, window, storage, show, createRoot };
  if (isForeignFrame(window, { hosts: config.hostOrigins, authorizeUrl: config.authorizeUrl })) {
    withSignIn(({ refuseFrame }) => refuseFrame({ show }));
  } else if (config.auth === 'proxy') {
    withProxy(({ proxyAccess }) => start(context, proxyAccess(context), report));
  } else {
    startWithToken(context, oauthFragment, report);
  }
}

/** Posts a message that section 7 does not have. */
function postExtra(action: ExtraPanelMessage['action']): void {
  browserHost(window, []).post(toExtraWire({ action }), false);
}

/** Applies the theme and the language of the address. Returns the locale for dates and numbers. */
async function applyLanguage(): Promise<string> {
  const theme = readTheme(window);
  if (theme) showTheme(document, theme);
  const { locale, texts, formOf } = await loadLanguage(readLocale(window), LANGUAGE_FILES, window, report);
  setLocaleData(texts, formOf);
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

// Also before a reload. A page that the browser may keep, to return to it, has not left.
addEventListener('pagehide', ({ persisted }) => persisted || postExtra('left'));

// A page with a configuration block starts at once; others fetch config.json first.
const block = readConfigBlock(document);
if (block) boot(block);
else void fetchConfigFile(window).then((result) => boot(result));
