import { readFileSync } from 'node:fs';
import { asObject, asString } from '../../src/lib/json';

const read = (path: string): string => readFileSync(path, 'utf8');

/** The lowest versions of the ranges in `engines`, such as '20.19'. */
const { engines } = asObject(JSON.parse(read('package.json')));
const supported = asString(asObject(engines).node).match(/\d+(?:\.\d+)?/g) ?? [];

test('continuous integration runs each major version of Node that package.json supports', () => {
  const [, matrix = ''] = /^ +node: \[(.+)\]$/m.exec(read('.github/workflows/ci.yml')) ?? [];
  expect(matrix.split(', ')).toEqual(supported.map((version) => version.split('.')[0]));
});

test.each(['README.md', 'packages/client/README.md'])(
  '%s names the versions of Node that package.json supports',
  (path) => {
    const [, versions = ''] = /Node ([\d.]+(?:, [\d.]+)* or [\d.]+)/.exec(read(path)) ?? [];
    expect(versions.match(/\d+(?:\.\d+)?/g)).toEqual(supported);
  },
);
