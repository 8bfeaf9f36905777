// Draws the pictures of the docs from recorded sessions: `npm run docs:pictures`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawStories } from './draw';

const folder = path.join(import.meta.dirname, '../../docs/pictures');

for (const [name, svg] of drawStories()) {
  writeFileSync(path.join(folder, `${name}.svg`), svg);
  console.log(`docs/pictures/${name}.svg: ${(svg.length / 1000).toFixed(1)} kB`);
}
