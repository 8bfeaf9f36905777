import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A panel to serve: where its files are, and whether they are there yet. */
export interface PanelBuild {
  readonly folder: string;
  /** `missing` when nobody has built it; or why the build failed. */
  state(): 'ready' | 'missing' | { readonly failed: string };
  /** Built as it goes to production, and not to be looked into: it is served with production's headers. */
  readonly isFinal: boolean;
  close(): Promise<void>;
}

/** A panel that was built before. */
export function builtPanel(folder: string): PanelBuild {
  return {
    folder,
    isFinal: true,
    // Asked each time: a build may be made while the sandbox runs.
    state: () => (existsSync(join(folder, 'index.html')) ? 'ready' : 'missing'),
    close: () => Promise.resolve(),
  };
}
