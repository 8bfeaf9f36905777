import { relatedSpecs } from '../../scripts/related-specs';

const files = new Map([
  ['spec/far-spec.ts', "import { near } from '../src/near';"],
  ['spec/command-spec.ts', "const COMMAND = 'scripts/a.js';"],
  ['spec/type-spec.ts', "import type { A } from '../src/lib/a';"],
  ['spec/lib/a-spec.tsx', ''],
  ['src/near.ts', "import {\n  a,\n} from './lib/a';"],
  ['src/lib/a.ts', ''],
  ['scripts/a.js', ''],
]);

test.each([
  ['src/lib/a.ts', ['spec/lib/a-spec.tsx', 'spec/far-spec.ts']],
  ['scripts/a.js', ['spec/command-spec.ts']],
  ['spec/far-spec.ts', ['spec/far-spec.ts']],
])('npm run check runs the nearest specs of %s first: %j', (changed, nearest) => {
  expect(relatedSpecs([changed], files)).toEqual(nearest);
});
