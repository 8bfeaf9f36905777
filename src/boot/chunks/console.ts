import { openConsole } from '../../devtools/monitor';
import type { ConsoleOptions } from '../../devtools/monitor/options';
import { ConsoleError } from '../../devtools/monitor/patterns';
import type { OpenView } from '../../devtools/monitor/view-source';
import type { watchRefusals } from '../../browser/sign-in/watch-refusals';
import type { Behaviours } from '../../streams/state/behaviour';
import type { ReplayParts } from '../../devtools/replay/replay-parts';
import { showView } from '../../devtools/window';
import { inVirtualTime } from '../../devtools/window/virtual-time';
import type { BootContext, ScreenCode } from '../boot-context';

type PanelParts = Omit<ConsoleOptions, 'printer' | 'devtools' | 'build' | 'config'>;

/**
 * Code of the panel that the view and the replays of the console need. It is passed in, because importing it
 * here would move it out of the panel's main module.
 */
interface PanelCode extends Pick<ReplayParts, 'startStore' | 'createClient'> {
  readonly panelBehaviours: Behaviours;
  readonly watchRefusals: typeof watchRefusals;
  readonly loadScreen: () => Promise<ScreenCode>;
}

/** Opens the stream console of the panel in this window. */
export function openPanelConsole(
  { window, config }: BootContext,
  { startStore, createClient, panelBehaviours, watchRefusals, loadScreen, ...parts }: PanelParts & PanelCode,
): object {
  const code = { startStore, createClient, panelBehaviours, watchRefusals, loadScreen };
  return openConsole(
    {
      ...parts,
      config,
      build: window.document.querySelector('script[src^=panel]')?.getAttribute('src') ?? '',
      printer: window.console,
      devtools: Reflect.get(window, '__REDUX_DEVTOOLS_EXTENSION__'),
    },
    { openView: viewOpener(window, code), performance: window.performance },
  );
}

type PageWindow = Window & typeof globalThis;

/** Opens the view in a window, only one at a time. If a view is already open, brings it to the front. */
function viewOpener(panel: PageWindow, code: PanelCode): OpenView {
  let opened: Window | undefined;
  return (source, target) => {
    if (opened && !opened.closed && target === undefined) {
      opened.focus();
      return;
    }
    const view = target === undefined ? popUp(panel) : target;
    if (!isPage(view)) throw new ConsoleError('view takes a window of the origin of the panel, or nothing.');
    opened = view;
    // A closed panel may have loaded neither its screen nor React.
    void code.loadScreen().then(
      ({ createRoot }) =>
        showView(source, view, { panel, createRoot, loadReplayParts: () => replayPartsOf(code) }),
      () => {
        opened = undefined;
        view.document.body.textContent =
          'The code of the view could not be loaded. Check the network, then type view() again.';
      },
    );
  };
}

function popUp(panel: PageWindow): Window {
  const opened = panel.open('', '', 'popup,width=1180,height=760');
  if (opened) return opened;
  throw new ConsoleError('The browser has blocked the window. Allow pop-ups here, then type view() again.');
}

/** Whether the value is a window whose document this page may access. */
const isPage = (value: unknown): value is PageWindow => {
  try {
    return typeof value === 'object' && value !== null && 'document' in value && 'CSSStyleSheet' in value;
  } catch {
    return false;
  }
};

/** Loads all behaviours for a replay, including those that the panel has not loaded yet. */
async function replayPartsOf({ panelBehaviours, watchRefusals, ...code }: PanelCode): Promise<ReplayParts> {
  const [{ backgroundBehaviours, verdicts }, { notifyBehaviours }, { actionBehaviours }] = await Promise.all([
    import(/* webpackChunkName: 'background' */ './background'),
    import(/* webpackChunkName: 'notify' */ '../../streams/behaviours/notify'),
    import(/* webpackChunkName: 'actions' */ './actions'),
  ]);
  return {
    ...code,
    behaviours: {
      ...panelBehaviours,
      ...backgroundBehaviours,
      ...notifyBehaviours,
      ...actionBehaviours,
    },
    inVirtualTime,
    watchTokens: (watched) => {
      const { transport, refusals$ } = watchRefusals(watched);
      return { transport, ...verdicts(refusals$) };
    },
  };
}
