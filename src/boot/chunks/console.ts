import type { ConsoleOptions } from '../../streams/console/options';

/** Loads and opens the stream console. Rejects if its chunk cannot be loaded. */
export async function loadConsole(options: ConsoleOptions): Promise<object> {
  const { openConsole } = await import(/* webpackChunkName: 'console' */ '../../streams/console');
  return openConsole(options);
}
