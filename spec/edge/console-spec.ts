/** @jest-environment jsdom */
import { offerConsole } from '../../src/edge/console';

test('a console that could not be loaded says so, and is loaded when it is spoken to once more', async () => {
  const load = jest.fn<Promise<object>, []>();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  load.mockResolvedValue({ help: () => 'help' });
  offerConsole(window, load);
  const say = (): unknown => {
    const notestream: unknown = Reflect.get(window, 'notestream');
    const help: unknown = Reflect.get(Object(notestream), 'help');
    return typeof help === 'function' ? Reflect.apply(help, undefined, []) : undefined;
  };
  await expect(say()).rejects.toThrow('The stream console could not be loaded.');
  expect(await say()).toBe('help');
});
