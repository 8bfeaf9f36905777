import { readFileSync } from 'node:fs';
import { LEGEND } from '../../../src/devtools/picture/legend';

test('the legend explains each colour of the picture besides those of its lines and texts', () => {
  const css = readFileSync(new URL('../../../src/devtools/window/view.css', import.meta.url), 'utf8');
  const tones = new Set([...css.matchAll(/--view-([a-z]+):/g)].map(([, tone]) => tone));
  for (const plain of ['ground', 'quiet', 'edge', 'line', 'axis', 'text']) tones.delete(plain);
  expect(new Set(LEGEND.map(([, tone]) => tone))).toEqual(tones);
});
