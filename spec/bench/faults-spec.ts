import { CALLS } from '../../bench/faults/calls';
import { missingFrom } from '../../bench/faults/missing';

test('every call that the panel makes is in the matrix of faults', () => {
  expect(missingFrom(CALLS)).toEqual([]);
});

test('one that is not is named, by its line of the API or by who makes it', () => {
  const without = (name: string) => missingFrom(CALLS.filter((call) => call.name !== name));
  expect(without('trash')).toEqual(['the call POST /sites/{site}/comments/{comment}/delete']);
  expect(without('like a post')).toEqual(['the call PUT /sites/{site}/posts/{post}/likes/new']);
  expect(without('socket')).toEqual(['the calls of src/streams/sources/realtime.ts']);
  expect(without('light poll')).toEqual(['the calls of src/streams/sources/fetch-news.ts']);
});
