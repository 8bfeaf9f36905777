import path from 'node:path';
import { readDefects, withDefect } from '../../scripts/mutation/defect';

const root = path.join(__dirname, '../..');

test('the sources contain the text of each written defect once', () => {
  const defects = readDefects(path.join(root, 'scripts/mutation/written-defects.txt'));
  expect(defects.length).toBeGreaterThan(80);
  expect(defects.filter((defect) => withDefect(root, defect) === undefined)).toEqual([]);
});
