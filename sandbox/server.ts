import { resolve } from 'node:path';
import { projectFolder } from './folder';
import { hostApp } from './host/app';
import { listen, type Listening, type PortWish } from './listen';
import { panelApp } from './panel/app';
import { builtPanel, type PanelBuild } from './panel/build';
import { watchPanel } from './panel/watch';
import { startActivity } from './platform/activity';
import { platformApp } from './platform/app';
import { openChannel } from './platform/http/sockets';
import { Platform } from './platform/platform';

/** How a sandbox starts; everything has a default fit for tests. */
export interface SandboxOptions {
  /** 0, the default, is any free port. */
  readonly panelPort?: number;
  readonly hostPort?: number;
  readonly platformPort?: number;
  readonly seed?: number;
  /** Number of seed notes. */
  readonly notes?: number;
  /** Milliseconds between things that others do on their own; nothing happens without it. */
  readonly activityMs?: number;
  /** JSON file of notes to serve instead of the seed. Throws at start when it cannot be read. */
  readonly notesFile?: string;
  /** Builds the panel into `panelFolder`, and again when its sources change. */
  readonly watch?: boolean;
  /** The built panel. Default: dist/, or .notestream/panel with `watch`. */
  readonly panelFolder?: string;
  /** Answers epoch milliseconds. */
  readonly now?: () => number;
}

/** A running sandbox. */
export interface Sandbox {
  /** Origins, such as `http://localhost:8888`. */
  readonly panel: string;
  readonly host: string;
  readonly platform: string;
  /** The platform's state, to look at and to act on from a test. */
  readonly platformModel: Platform;
  /** Whether there is nothing to serve on the panel's origin. */
  isPanelMissing(): boolean;
  /** Ends servers, sockets, timers and the build. */
  close(): Promise<void>;
}

/** Starts the three origins. Throws PortTakenError, or what the notes file is guilty of. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const closing: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  const open = async (wish: PortWish): Promise<Listening> => {
    const listening = await listen(wish);
    closing.push(() => listening.close());
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
      proxyParents: [panel.origin, host.origin],
      ...(options.notesFile !== undefined && { notesFile: options.notesFile }),
      now: options.now ?? Date.now,
    });
    openChannel(platform.server, model);
    closing.push(() => model.hub.drop());
    if (options.activityMs !== undefined) closing.push(startActivity(model, options.activityMs));

    const build: PanelBuild =
      options.watch === true
        ? await watchPanel(resolve(projectFolder, options.panelFolder ?? '.notestream/panel'))
        : builtPanel(options.panelFolder ?? resolve(projectFolder, 'dist'));
    closing.push(() => build.close());

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
