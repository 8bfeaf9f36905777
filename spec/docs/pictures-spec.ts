import { drawStories } from '../../scripts/pictures/draw';
import { FILES, read } from './support/repository';

const drawn = drawStories();
const PAGES = ['docs/debugging.md', 'docs/how-a-click-travels.md', 'docs/how-a-record-travels.md'];

test.each([...drawn.keys()])('the picture %s is what the recorded sessions show now', (name) => {
  expect(read(`docs/pictures/${name}.svg`)).toBe(drawn.get(name));
});

test('each picture of the streams is in a page, and is made by the script', () => {
  const shown = PAGES.flatMap((page) => [...read(page).matchAll(/\(pictures\/([\w-]+)\.svg\)/g)]);
  expect(new Set(shown.map(([, name]) => name))).toEqual(new Set(drawn.keys()));
  const kept = FILES.filter((file) => file.startsWith('docs/pictures/'));
  expect(kept.map((file) => file.slice('docs/pictures/'.length, -'.svg'.length)).sort()).toEqual(
    [...drawn.keys()].sort(),
  );
});

test('the pictures have the emissions of the recording and the arrows of one cause', () => {
  const reply = drawn.get('reply-with-retries') ?? '';
  expect(reply.match(/class="error" data-id/g)).toHaveLength(2);
  expect(reply).toContain('class="cause"');
  expect(drawn.get('undo-runs-out')).toContain('class="wait"');
});
