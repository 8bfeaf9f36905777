import { recordArrows } from './support/record-arrows';
import { read } from './support/repository';

const PAGE = 'docs/how-a-record-travels.md';

test(`the picture of ${PAGE} has the transitions of the code`, () => {
  const [, picture = ''] = /```mermaid\nstateDiagram-v2\n(.*?)```/s.exec(read(PAGE)) ?? [];
  const arrows = picture
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('-->'));
  expect(arrows.sort()).toEqual(recordArrows());
});
