import path from 'node:path';
import { allMutants } from '../../scripts/mutation/mutants';
import { isOf, readReasons } from '../../scripts/mutation/reasons';

const root = path.join(__dirname, '../..');

test('every reason for a surviving mutant belongs to a mutant', () => {
  const mutants = allMutants(root);
  const stale = readReasons(path.join(root, 'scripts/mutation/survivors.json')).filter(
    (reason) => !mutants.some((mutant) => isOf(reason, mutant)),
  );
  expect(stale).toEqual([]);
});
