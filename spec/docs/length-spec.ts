import { FILES, read } from './support/repository';

const MAX_WORDS = 25_000;

test(`all Markdown of the project has at most ${MAX_WORDS} words`, () => {
  const pages = FILES.filter((file) => file.endsWith('.md'));
  const words = pages.flatMap((page) => read(page).split(/\s+/).filter(Boolean));
  expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
});
