import type { Figure } from '../figures';
import type { Chromium } from './chromium';
import { changing } from './changing';
import { cycles } from './cycles';
import { loading } from './loading';
import { polls } from './polls';
import { pushes } from './pushes';
import { reading } from './reading';
import { scrolling } from './scrolling';
import { startStage } from './stage';
import { typing } from './typing';

/** What a panel costs that is in use, with a hundred notes in it. Each part has the panel to itself. */
export async function* work(browser: Chromium): AsyncGenerator<Figure> {
  const stage = await startStage(browser, '--notes', '100');
  try {
    for (const part of [polls, changing, reading, typing, scrolling, loading, pushes, cycles]) {
      await stage.sandbox.reset();
      yield* await part(stage);
    }
  } finally {
    await stage.stop();
  }
}
