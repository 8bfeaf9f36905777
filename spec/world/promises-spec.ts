import { BROKEN } from './promises';
import { tell, told } from './story';

test.each(BROKEN)('the ledger finds that a promise is broken, $promise', ({ options, story, found }) => {
  expect(tell(told(story))).toEqual([]);
  expect(tell(told(story), options).join('\n')).toMatch(found);
});
