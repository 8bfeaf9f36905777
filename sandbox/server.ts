import { resolve } from 'node:path';
import { projectFolder } from './folder';
import { hostApp } from './host/app';
import { listen, type ListeningServer, type PortOptions } from './listen';
import { panelApp } from './panel/app';
import { builtPanel, type PanelBuild } from './panel/build';
import { watchPanel } from './panel/watch';
import { startActivity } from './platform/activity';
import { platformApp } from './platform/app';
import { openChannel } from './platform/http/sockets';
import { Platform } from './platform/platform';

/** The options of a sandbox. The defaults suit specs. */
export interface SandboxOptions {
  /** The port of the panel; 0 (the default) selects a free port. */
  readonly panelPort?: number;
  readonly hostPort?: number;
  readonly platformPort?: number;
  readonly seed?: number;
  /** The number of seed notes. */
  readonly notes?: number;
  /** Whether to use a morning's hundred unread notes instead of the seed. */
  readonly morning?: boolean;
  /** Milliseconds between random actions of other users; no actions if absent. */
  readonly activityMs?: number;
  /** A JSON file with notes to serve instead of the seed. If the file is unreadable, the start fails. */
  readonly notesFile?: string;
  /** Builds the panel into `panelFolder`, and rebuilds it when its sources change. */
  readonly watch?: boolean;
  /** The folder of the built panel. Default: dist/, or .notestream/panel with `watch`. */
  readonly panelFolder?: string;
  /** Returns the current time in epoch milliseconds. */
  readonly now?: () => number;
}

/** A running sandbox. */
export interface Sandbox {
  /** The three origins, such as `http://localhost:8888`. */
  readonly panel: string;
  readonly host: string;
  readonly platform: string;
  /** The platform's state, which specs may read and change. */
  readonly platformModel: Platform;
  /** Whether no build of the panel exists. */
  isPanelMissing(): boolean;
  /** Stops the servers, sockets, timers and the build. */
  close(): Promise<void>;
}

/** Starts the three origins. Throws PortTakenError or NotesFileError. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const cleanups: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const end of cleanups.splice(0).reverse()) await end();
  };
  const open = async (portOptions: PortOptions): Promise<ListeningServer> => {
    const listening = await listen(portOptions);
    cleanups.push(() => listening.close());
    return listening;
  };
  try {
    const host = await open({
      port: options.hostPort ?? 0,
      owner: 'host page',
      variable: 'NOTESTREAM_HOST_PORT',
    });
    const panel = await open({
      port: options.panelPort ?? 0,
      owner: 'panel',
      variable: 'NOTESTREAM_PANEL_PORT',
    });
    const platform = await open({
      port: options.platformPort ?? 0,
      owner: 'platform',
      variable: 'NOTESTREAM_PLATFORM_PORT',
    });

    const model = new Platform(platform.origin, {
      seed: options.seed ?? 1,
      notes: options.notes ?? 100,
      morning: options.morning ?? false,
      proxyParents: [panel.origin, host.origin],
      ...(options.notesFile !== undefined && { notesFile: options.notesFile }),
      now: options.now ?? Date.now,
    });
    openChannel(platform.server, model);
    cleanups.push(() => model.hub.drop());
    if (options.activityMs !== undefined) cleanups.push(startActivity(model, options.activityMs));

    const build: PanelBuild =
      options.watch === true
        ? await watchPanel(resolve(projectFolder, options.panelFolder ?? '.notestream/panel'))
        : builtPanel(options.panelFolder ?? resolve(projectFolder, 'dist'));
    cleanups.push(() => build.close());

    platform.serve(platformApp(model));
    panel.serve(panelApp(build, { platformOrigin: platform.origin, hostOrigins: [host.origin] }));
    host.serve(hostApp({ panelOrigin: panel.origin, platformOrigin: platform.origin }));
    return {
      panel: panel.origin,
      host: host.origin,
      platform: platform.origin,
      platformModel: model,
      isPanelMissing: () => build.state() === 'missing',
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
