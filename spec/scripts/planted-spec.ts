import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDefects, withDefect } from '../../scripts/mutation/defect';

const root = path.join(__dirname, '../..');

test('the sources contain the text of each written defect once', () => {
  const defects = readDefects(path.join(root, 'scripts/mutation/written-defects.txt'));
  expect(defects.length).toBeGreaterThan(80);
  for (const defect of defects) {
    const text = readFileSync(path.join(root, defect.file), 'utf8');
    expect(withDefect(defect, text)).not.toBe(text);
  }
});
