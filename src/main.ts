import { withProxy, withSignIn } from './boot/load-screen';
import type { BootContext } from './boot/boot-context';
import { createScreenWish } from './boot/screen-wish';
import { createShow, postExtra } from './boot/show';
import { start } from './boot/start';
import { startWithToken } from './boot/start-with-token';
import { __, isRTL, setLocaleData } from './i18n';
import { parseConfig } from './config/parse-config';
import { type ConfigResult, fetchConfigFile, readConfigBlock } from './config/load-config';
import { isForeignFrame } from './browser/framing';
import { browserLocks } from './browser/locks';
import { loadLanguage } from './i18n/language';
import { LANGUAGE_FILES } from './i18n/language-files';
import { readLocale } from './i18n/locale';
import { reportOnce } from './browser/report';
import { takeOAuthFragment } from './browser/sign-in/take-oauth-fragment';
import { browserStorage } from './browser/storage';
import { readTheme, showTheme } from './browser/theme';

const report = reportOnce(console);

const storage = browserStorage(window);
// First, so that the token leaves the address before any other code runs
// (decision oauth-with-state).
const oauthFragment = takeOAuthFragment(window, storage);

/**
 * Boots the panel: checks configuration and host page, then starts with a token or with the
 * provider's frame. Only this file uses the globals of the page.
 */
function boot(result: ConfigResult, element = elementById('notestream')): void {
  const config = 'value' in result ? parseConfig(result.value) : undefined;
  const { hostOrigins: hosts = [], authorizeUrl = '' } = config ?? {};
  const isForeign = config !== undefined && isForeignFrame(window, { hosts, authorizeUrl });
  // Any page may control when a refusal is shown, because it contains no data of the blogger.
  const wish = createScreenWish(window, isForeign ? [] : hosts);
  const drawing = createShow({ window, element, wish, applyTheme, applyLanguage });
  if (!config) {
    withSignIn(drawing, ({ refuseConfig }) => refuseConfig(result, drawing));
    return;
  }
  showTheme(document, config.theme);
  const locks = browserLocks(navigator, window.waited?.held?.take);
  const context: BootContext = { config, window, storage, locks, wish, ...drawing };
  if (isForeign) {
    withSignIn(drawing, ({ refuseFrame }) => refuseFrame(drawing));
  } else if (config.auth === 'proxy') {
    withProxy(drawing, ({ proxyAccess }) => start(context, proxyAccess(context), report));
  } else {
    startWithToken(context, oauthFragment, report);
  }
}

/** Applies the theme of the address. */
function applyTheme(): void {
  const theme = readTheme(window);
  if (theme) showTheme(document, theme);
}

/** Applies the language of the address. Returns the locale for dates and numbers. */
async function applyLanguage(): Promise<string> {
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

// Also sent before a reload. With `persisted` the page may come back from the back/forward cache.
addEventListener('pagehide', ({ persisted }) => persisted || postExtra(window, 'left'));

// A page with a configuration block starts at once; others fetch config.json first.
const block = readConfigBlock(document);
if (block) boot(block);
else void fetchConfigFile(window).then((result) => boot(result));
// Runs after the start, because a page that has waited has a configuration block.
window.waited?.repeatMessages();
