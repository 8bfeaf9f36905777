import type { Figure } from '../figures';
import type { Chromium } from '../page/chromium';
import { bells } from './bells';
import { starts } from './starts';
import { visits } from './visits';
import { work } from './work';

/** This build, the original panel and, if it is there, the build before, by turns. */
export async function* versus(browser: Chromium): AsyncGenerator<Figure> {
  yield* starts(browser);
  yield* visits(browser);
  yield* work(browser);
  yield* bells(browser);
}
