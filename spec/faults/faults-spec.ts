import { CALLS } from './calls';
import { missingFrom } from './missing-calls';

test('the fault matrix has every call that the panel makes', () => {
  expect(missingFrom(CALLS)).toEqual([]);
});

test('a call that the matrix lacks is reported with its route or with the file that makes it', () => {
  const without = (name: string) => missingFrom(CALLS.filter((call) => call.name !== name));
  expect(without('trash')).toEqual(['the call POST /sites/{site}/comments/{comment}/delete']);
  expect(without('like a post')).toEqual(['the call PUT /sites/{site}/posts/{post}/likes/new']);
  expect(without('socket')).toEqual(['the calls of src/streams/push/push-channel.ts']);
  expect(without('light poll')).toEqual(['the calls of src/streams/list/fetch-news.ts']);
});
