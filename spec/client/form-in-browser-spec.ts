/** @jest-environment jsdom */
import { ApiError } from '../../src/client/errors';
import { filePath, openFile } from '../../src/client/form';

it.each([filePath, openFile])('a path of a file throws at once in a browser, which has none (%p)', (open) => {
  expect(() => open('/home/me/picture.png')).toThrow(ApiError);
  expect(() => open('/home/me/picture.png')).toThrow('Cannot call fs functions within the browser');
});
