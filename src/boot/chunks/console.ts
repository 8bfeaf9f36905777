import { openConsole } from '../../streams/console';
import type { ConsoleOptions } from '../../streams/console/options';
import { ConsoleError } from '../../streams/console/patterns';
import type { OpenView } from '../../streams/console/view-source';
import { showView } from '../../view';
import type { BootContext } from '../boot-context';

type PanelParts = Omit<ConsoleOptions, 'printer' | 'devtools' | 'build' | 'config'>;

/** Opens the stream console of the panel in this window. */
export function openPanelConsole({ window, config, createRoot }: BootContext, parts: PanelParts): object {
  return openConsole(
    {
      ...parts,
      config,
      build: window.document.querySelector('script[src]')?.getAttribute('src') ?? '',
      printer: window.console,
      devtools: Reflect.get(window, '__REDUX_DEVTOOLS_EXTENSION__'),
    },
    { openView: viewOpener(window, createRoot), performance: window.performance },
  );
}

type PageWindow = Window & typeof globalThis;

/** Opens one view at a time; a second call brings it to the front. */
function viewOpener(panel: PageWindow, createRoot: BootContext['createRoot']): OpenView {
  let opened: Window | undefined;
  return (source, target) => {
    if (opened && !opened.closed && target === undefined) {
      opened.focus();
      return;
    }
    const view = target === undefined ? popUp(panel) : target;
    if (!isPage(view)) throw new ConsoleError('view takes a window of the origin of the panel, or nothing.');
    opened = view;
    showView(source, view, { panel, createRoot });
  };
}

function popUp(panel: PageWindow): Window {
  const opened = panel.open('', '', 'popup,width=1180,height=760');
  if (opened) return opened;
  throw new ConsoleError('The browser has blocked the window. Allow pop-ups here, then type view() again.');
}

/** Whether the value is a window whose document this page may change. */
const isPage = (value: unknown): value is PageWindow => {
  try {
    return typeof value === 'object' && value !== null && 'document' in value && 'CSSStyleSheet' in value;
  } catch {
    return false;
  }
};
