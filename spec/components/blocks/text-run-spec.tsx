/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { textRun } from '../../../src/components/blocks/text-run';
import { Noticon } from '../../../src/components/blocks/noticon';

/** The parts of a run with their class names, as `class|text`. */
const parts = (text: string): readonly string[] => {
  const { container, unmount } = render(<p>{textRun(text, 0)}</p>);
  const spans = [...container.querySelectorAll('span')];
  const found = spans.length === 0 ? [text] : spans.map((span) => `${span.className}|${span.textContent}`);
  unmount();
  return found;
};

test.each([
  ['a b', ['a b']],
  ['a\nb', ['|a', 'line-break|\n', '|b']],
  ['a \t\n  b', ['|a', 'line-break| \t\n  ', '|b']],
  ['a\n \nb', ['|a', 'line-break line-gap|\n \n', '|b']],
  ['  \na  ', ['line-break|  \n', '|a  ']],
  ['\t\t• one', ['line-break|\t\t', '|• one']],
  ['\t\tone', ['\t\tone']],
])('the run %j has the parts %j', (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test('a run keeps each character, and text beside a break does not end or start with white space', () => {
  const run = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\n', '•'), maxLength: 12 });
  fc.assert(
    fc.property(run, (text) => {
      const found = parts(text);
      if (found.length === 1 && found[0] === text) return;
      const texts = found.map((part) => part.slice(part.indexOf('|') + 1));
      expect(texts.join('')).toBe(text);
      found.forEach((part, index) => {
        if (!part.startsWith('|')) return;
        if (index < found.length - 1) expect(texts[index]).toBe(texts[index]?.trimEnd());
        if (index > 0 && found[index - 1]?.includes('\n'))
          expect(texts[index]).toBe(texts[index]?.trimStart());
      });
    }),
  );
});

test('a run of 2 million spaces takes no quadratic time', () => {
  const started = performance.now();
  const spaces = ' '.repeat(2_000_000);
  for (const text of [`a${spaces}b`, `a${spaces}\nb`]) expect(textRun(text, 0)).toBeTruthy();
  // It takes 10 ms; the square of it would take an hour.
  expect(performance.now() - started).toBeLessThan(5000);
});

test.each(['__proto__', 'constructor', 'toString', ''])(
  'the unknown icon %j is drawn as the icon for others',
  (value) => {
    const other = render(<Noticon value="other" />).container.innerHTML;
    expect(render(<Noticon value={value} />).container.innerHTML).toBe(other);
  },
);
