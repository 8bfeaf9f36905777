import '../../spec/support/production';
import process from 'node:process';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import { piecesOf } from '../../src/components/blocks/pieces';
import { RangeLink } from '../../src/components/blocks/range-link';
import { rangeTree } from '../../src/components/blocks/range-tree';
import { textRun } from '../../src/components/blocks/text-run';
import { deferred } from '../../src/boot/chunks/screen';
import { createDeferredParts } from '../../src/components/deferred-parts';
import { PanelContext } from '../../src/components/panel-context';
import { initialState } from '../../src/streams/state/state';
import { beforeModules } from '../before-modules';
import { type Figure, growth, spread } from '../figures';
import { type Shape, SHAPES } from './range-shapes';
import { timed } from './timed';

/** Milliseconds for 20,000 characters with 200 ranges. */
const LIMIT_MS = 10;
/** Sorting is a little more than linear; comparing all ranges with each other would be near 2. */
const LIMIT_GROWTH = 1.4;

const LENGTHS = [200, 2000, 20_000, 200_000];
const TARGET_LENGTH = 20_000;
const CHARACTERS_PER_RANGE = 100;
/** Short texts are repeated until they take long enough to measure. */
const CHARACTERS_PER_RUN = 200_000;

const SPACES_COUNT = 65_000;

const WORDS = 'A line of a comment, with “quotes”, a 🎉 and a word of שלום.\n';
const store = { state$: new BehaviorSubject(initialState), send: () => undefined };
const there = 'https://blog.example/';
const links = {
  settings: there,
  notifications: there,
  empty: { all: there, unread: there, comments: there, follows: there, likes: there },
};
const parts = createDeferredParts(deferred);

/**
 * The time from a text with ranges to React's markup, with one range for 100 characters, and its
 * growth with the length of the text.
 */
export async function* text(): AsyncGenerator<Figure> {
  for (const [name, shape] of Object.entries(SHAPES)) {
    const points: [length: number, cost: number][] = [];
    for (const length of LENGTHS) {
      const took = timed(rendering(shape, length), CHARACTERS_PER_RUN / length);
      points.push([length, took.median]);
      if (length === TARGET_LENGTH)
        yield {
          group: 'text',
          name: `${length.toLocaleString('en')} characters, ranges ${name}`,
          unit: 'ms',
          ...took,
          atMost: LIMIT_MS,
        };
    }
    const exponent = growth(points);
    yield {
      group: 'text',
      name: `exponent of growth, ranges ${name}`,
      unit: '',
      ...spread([exponent]),
      atMost: LIMIT_GROWTH,
    };
  }
  for await (const figure of spaces()) yield figure;
}

/** A run of spaces in a text, with the version before and with this one. */
async function* spaces(): AsyncGenerator<Figure> {
  const before = await beforeModules()<{ readonly textRun: typeof textRun }>(
    'components/blocks/text-run.tsx',
    'textRun',
  );
  const shown = `a${' '.repeat(SPACES_COUNT)}b`;
  const name = `${SPACES_COUNT.toLocaleString('en')} spaces`;
  // It takes seconds, in which other processes run: only the time of this one counts.
  const started = process.cpuUsage();
  void before.textRun(shown, 0);
  const tookMs = process.cpuUsage(started).user / 1000;
  yield { group: 'text', name: `${name}, before`, unit: 'ms', ...spread([tookMs]) };
  const after = timed(() => textRun(shown, 0));
  yield { group: 'text', name: `${name}, after`, unit: 'ms', ...after, atMost: LIMIT_MS };
}

/** Returns a function that renders a text of this length with ranges of this shape. */
function rendering(shape: Shape, length: number): () => string {
  const shown = WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
  const ranges = shape(length, length / CHARACTERS_PER_RANGE);
  return () =>
    renderToStaticMarkup(
      createElement(
        PanelContext,
        { value: { store, links, parts, locale: 'en', canSignOut: false } },
        piecesOf(rangeTree(shown, ranges, []), { link: { Link: RangeLink, ids: {} } }),
      ),
    );
}
