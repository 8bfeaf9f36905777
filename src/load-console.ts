import type { ConsoleParts } from './streams/console/parts';

/** Loads the stream console, and opens it. Rejects where its code cannot be had. */
export async function loadConsole(parts: ConsoleParts): Promise<object> {
  const { openConsole } = await import(/* webpackChunkName: 'console' */ './streams/console');
  return openConsole(parts);
}
