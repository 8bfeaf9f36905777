import { launchChromium } from '../page/chromium';
import { fullPanel } from '../page/full-panel';
import { startHarness, type PanelPage } from '../page/harness';
import { type Pair, ratioOf } from './ratio';

/** Pairs of a flood with the view and one without; each takes 20 s. */
const ROUNDS = 5;

interface Flood {
  readonly events: number;
  /** Milliseconds in which the panel handled keys, without the view's frames. */
  readonly panelMs: number;
  readonly framesPerSecond: number;
  /** Those of the worst second. */
  readonly leastFrames: number;
}

/**
 * Presses 10,000 keys in 10 s, each of which is an event, and prints how many frames the view draws
 * meanwhile and how much longer the panel's own work takes than without the view.
 */
export async function floodView(): Promise<void> {
  const browser = await launchChromium();
  const harness = await startHarness(browser, '--notes', '100');
  const page = await fullPanel(harness);
  await page.tab.evaluate(`notestream.state().then(() => undefined)`);
  await page.tab.evaluate(SETUP);
  const withView = async (): Promise<Flood> => {
    await page.tab.evaluate(`openView()`);
    const flooded = await flood(page);
    await page.tab.evaluate(`closeView()`);
    return flooded;
  };
  // The first time, the code is not yet compiled.
  await withView();
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isViewFirst = round % 2 === 0;
    const first = isViewFirst ? await withView() : await flood(page);
    const second = isViewFirst ? await flood(page) : await withView();
    const [viewed, plain] = isViewFirst ? [first, second] : [second, first];
    pairs.push([viewed.panelMs, plain.panelMs]);
    console.log(
      `flood of ${viewed.events} events: ${viewed.framesPerSecond.toFixed(1)} frames per second, at least ${viewed.leastFrames}; panel ${viewed.panelMs.toFixed(0)} ms with the view, ${plain.panelMs.toFixed(0)} ms without`,
    );
  }
  const { ratio, error } = ratioOf(pairs);
  console.log(`flood, the panel's work: with the view / without: ${ratio.toFixed(3)} ± ${error.toFixed(3)}`);
  await browser.close();
  await harness.stop();
}

async function flood({ tab }: PanelPage): Promise<Flood> {
  const [events = NaN, panelMs = NaN, framesPerSecond = NaN, leastFrames = NaN] = String(
    await tab.evaluate(`flood()`),
  )
    .split(' ')
    .map(Number);
  return { events, panelMs, framesPerSecond, leastFrames };
}

/** Functions of the page: the view is in a frame beside the panel. */
const SETUP = `
  let frame;
  globalThis.openView = () => {
    frame = document.createElement('iframe');
    frame.style.cssText = 'position:fixed;inset:0 0 auto auto;width:1000px;height:700px;z-index:9';
    document.body.append(frame);
    notestream.view(frame.contentWindow);
  };
  globalThis.closeView = () => frame.remove();
  globalThis.flood = async () => {
    const before = notestream.state().tick;
    const begin = performance.now();
    const times = [];
    let panelMs = 0;
    let isOver = false;
    const draw = () => {
      times.push(performance.now() - begin);
      if (!isOver) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    let pressed = 0;
    await new Promise((resolve) => {
      const timer = setInterval(() => {
        const due = Math.min(10_000, performance.now() - begin);
        const start = performance.now();
        for (; pressed < due; pressed += 1)
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed % 20 < 10 ? 'j' : 'k', bubbles: true, cancelable: true }));
        panelMs += performance.now() - start;
        if (due < 10_000) return;
        clearInterval(timer);
        resolve();
      }, 10);
    });
    isOver = true;
    const seconds = Array.from({ length: 10 }, (_, second) => times.filter((at) => Math.floor(at / 1000) === second).length);
    const framesPerSecond = times.length / ((performance.now() - begin) / 1000);
    return [notestream.state().tick - before, panelMs, framesPerSecond, Math.min(...seconds)].join(' ');
  };
`;
