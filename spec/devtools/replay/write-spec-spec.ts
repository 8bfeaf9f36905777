import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { parts } from '../../../scripts/replay/parts';
import { readSession } from '../../../scripts/replay/read-session';
import { writeSpec } from '../../../src/devtools/replay/write-spec';

const FILE = path.join(__dirname, 'recorded/minute.json');
const minute = readSession(FILE, readFileSync(FILE, 'utf8'));

/** Runs a written spec, and returns the titles of its tests. */
function titlesOf(spec: string): readonly string[] {
  const titles: string[] = [];
  const { outputText } = ts.transpileModule(
    spec.replace('import.meta.dirname', JSON.stringify(path.dirname(FILE))),
    {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        esModuleInterop: true,
      },
    },
  );
  const test = (title: string, body: () => void): void => {
    titles.push(title);
    body();
  };
  const run = compileFunction(outputText, ['require', 'exports', 'test', 'expect']);
  Reflect.apply(run, undefined, [require, {}, test, expect]);
  return titles;
}

test('a session becomes a marble spec that passes, and fails if an event is missing', () => {
  const spec = writeSpec(minute, '../../..', 'minute', parts);
  expect(titlesOf(spec)).toEqual([
    'minute: a replay of 70 s at nominal times has the same events and requests and the recorded end',
  ]);
  expect(() => titlesOf(spec.replace('polling: notes.listed', 'polling: notes.failed'))).toThrow();
});

test.each([
  ['from the middle', { ...minute, from: 'middle' } as const, 'contains only events'],
  [
    'that ends otherwise',
    { ...minute, final: minute.initial },
    'ends in a different state than the recording',
  ],
])('a session %s cannot become a spec', (_what, session, problem) => {
  expect(() => writeSpec(session, '../../..', 'minute', parts)).toThrow(problem);
});
