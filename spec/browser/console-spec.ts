/** @jest-environment jsdom */
import { installConsole } from '../../src/browser/console';

test('a command rejects if the console cannot be loaded, and the next command loads it again', async () => {
  const load = jest.fn<Promise<object>, []>();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  load.mockResolvedValue({ help: () => 'help' });
  installConsole(window, load);
  const callHelp = (): unknown => {
    const notestream: unknown = Reflect.get(window, 'notestream');
    const help: unknown = Reflect.get(Object(notestream), 'help');
    return typeof help === 'function' ? Reflect.apply(help, undefined, []) : undefined;
  };
  await expect(callHelp()).rejects.toThrow('The stream console could not be loaded.');
  expect(await callHelp()).toBe('help');
});
