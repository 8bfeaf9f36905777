import { isPermissive, productionFolders } from '../../scripts/licences';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-2.0-only)', true],
  ['MIT AND ISC', true],
  ['GPL-2.0-or-later', false],
  ['MIT AND GPL-2.0-only', false],
  [undefined, false],
])('whether the licence %s is permissive: %s', (licence, expected) => {
  expect(isPermissive(licence)).toBe(expected);
});

test('only production dependencies are listed', () => {
  const packages = {
    '': {},
    'node_modules/a': {},
    'node_modules/b': { dev: true },
    'node_modules/c': { devOptional: true },
  };
  expect(productionFolders({ packages })).toEqual(['node_modules/a']);
});
