/** @jest-environment jsdom */
import { ApiError } from '../../../src/client/response/errors';
import { filePath, openFile } from '../../../src/client/request/form';

it.each([filePath, openFile])(
  '[media-by-file-path] throws at once in a browser, which has no file system (%p)',
  (open) => {
    expect(() => open('/home/me/picture.png')).toThrow(ApiError);
    expect(() => open('/home/me/picture.png')).toThrow('Cannot call fs functions within the browser');
  },
);
