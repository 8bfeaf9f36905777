import { readFileSync } from 'node:fs';
import path from 'node:path';
import { behaviourFile, FILES } from '../../../src/devtools/picture/behaviour-files';

const root = path.join(__dirname, '../../..');

test.each(Object.keys(FILES))('the file of %s exports the behaviour', (name) => {
  const file = behaviourFile(`${name} > part`) ?? '';
  expect(readFileSync(path.join(root, file), 'utf8')).toMatch(
    new RegExp(`export (const|function) ${name}\\b`),
  );
});

test('the event queue is no behaviour', () => {
  expect(behaviourFile('events')).toBeUndefined();
});
