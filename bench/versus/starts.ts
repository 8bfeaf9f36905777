import type { Figure } from '../figures';
import type { Chromium } from '../page/chromium';
import { requestAllNotes } from '../page/harness';
import { byTurns } from './by-turns';
import { type Course, costsOf, CPU_SLOWDOWN, heapMb, openWith, probe, wait } from './course';

/** Until then the panel has done what follows its start. */
const SETTLED_MS = 2000;

/** The first start on a fast network, with ten notes and with a hundred in one answer. */
export async function* starts(browser: Chromium): AsyncGenerator<Figure> {
  yield* byTurns(browser, 10, startTwice(10), {
    '10 notes: first row painted': { unit: 'ms', shareOfOriginal: 0.75, of: ({ start }) => start.firstRowMs },
    '10 notes: tasks': { unit: 'ms', of: ({ start }) => start.taskMs },
    '10 notes: thread': { unit: 'ms', shareOfOriginal: 0.75, of: ({ start }) => start.threadMs },
    '10 notes: heap': { unit: 'MB', shareOfOriginal: 0.9, of: ({ start }) => start.heapMb },
    '10 notes, CPU 4x: first row painted': {
      unit: 'ms',
      shareOfOriginal: 0.75,
      of: ({ slow }) => slow.firstRowMs,
    },
    '10 notes, CPU 4x: tasks': { unit: 'ms', shareOfOriginal: 0.75, of: ({ slow }) => slow.taskMs },
  });
  yield* byTurns(browser, 100, startTwice(100), {
    '100 notes: first row painted': { unit: 'ms', shareOfOriginal: 0.6, of: ({ start }) => start.firstRowMs },
    '100 notes: all rows painted': { unit: 'ms', shareOfOriginal: 0.8, of: ({ start }) => start.allRowsMs },
    '100 notes: tasks': { unit: 'ms', of: ({ start }) => start.taskMs },
    '100 notes: thread': { unit: 'ms', shareOfOriginal: 0.75, of: ({ start }) => start.threadMs },
    '100 notes: heap': { unit: 'MB', shareOfOriginal: 0.9, of: ({ start }) => start.heapMb },
    '100 notes, CPU 4x: first row painted': {
      unit: 'ms',
      shareOfOriginal: 0.6,
      of: ({ slow }) => slow.firstRowMs,
    },
    '100 notes, CPU 4x: all rows painted': {
      unit: 'ms',
      shareOfOriginal: 0.8,
      of: ({ slow }) => slow.allRowsMs,
    },
    '100 notes, CPU 4x: tasks': { unit: 'ms', shareOfOriginal: 0.75, of: ({ slow }) => slow.taskMs },
  });
}

const startTwice = (notes: number) => async (course: Course) => ({
  start: await startOnce(course, notes, 1),
  slow: await startOnce(course, notes, CPU_SLOWDOWN),
});

async function startOnce(course: Course, notes: number, slowdown: number) {
  const tab = await openWith(course, 'probe');
  if (notes > 10) await requestAllNotes(tab);
  await tab.client.Emulation.setCPUThrottlingRate({ rate: slowdown });
  const spent = await costsOf(tab, async () => {
    await tab.goto(course.site.panel);
    await probe(tab, `rowsPainted(${notes})`);
    await wait(SETTLED_MS);
    await probe(tab, 'quiet(300)');
  });
  const firstRowMs = await probe(tab, 'rowsPainted(1)');
  const allRowsMs = await probe(tab, `rowsPainted(${notes})`);
  await tab.client.Emulation.setCPUThrottlingRate({ rate: 1 });
  const heap = await heapMb(tab);
  await tab.close();
  return { firstRowMs, allRowsMs, heapMb: heap, ...spent };
}
