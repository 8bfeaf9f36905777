import { canInstall, installPackages, reasonOf } from '../../scripts/debian.js';
import { type EngineName, findEngine } from './engines';

/** The Debian packages of each engine. With Bitstream Vera alone, WebKit draws text above its line. */
const PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1', 'fonts-dejavu-core'],
};

/**
 * Installs the Debian packages of missing engines if this process may do so. Returns the engines
 * that are still missing.
 */
export function installMissing(names: readonly EngineName[]): readonly EngineName[] {
  const missing = names.filter((name) => !findEngine(name));
  if (missing.length === 0 || !canInstall()) return missing;
  console.log(`Installing ${missing.join(' and ')} ...`);
  for (const name of missing)
    try {
      installPackages(PACKAGES[name]);
    } catch (error) {
      console.error(`${name} could not be installed: ${reasonOf(error)}`);
    }
  return missing.filter((name) => !findEngine(name));
}

/** One line that explains how to install missing engines. */
export function adviceFor(missing: readonly EngineName[]): string {
  const packages = missing.flatMap((name) => PACKAGES[name]).join(' ');
  return `Not installed: ${missing.join(', ')}. Run \`npx playwright install --with-deps ${missing.join(' ')}\`, or on Debian, as root, \`apt-get install --no-install-recommends ${packages}\`.`;
}
