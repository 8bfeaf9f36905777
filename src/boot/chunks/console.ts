import { openConsole } from '../../streams/console';
import type { ConsoleOptions } from '../../streams/console/options';
import type { BootContext } from '../boot-context';

type PanelParts = Omit<ConsoleOptions, 'printer' | 'devtools' | 'build' | 'config'>;

/** Opens the stream console of the panel in this window. */
export function openPanelConsole({ window, config }: BootContext, parts: PanelParts): object {
  return openConsole({
    ...parts,
    config,
    build: window.document.querySelector('script[src]')?.getAttribute('src') ?? '',
    printer: window.console,
    devtools: Reflect.get(window, '__REDUX_DEVTOOLS_EXTENSION__'),
  });
}
