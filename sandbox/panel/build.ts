import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A build of the panel that the sandbox can serve. */
export interface PanelBuild {
  readonly folder: string;
  /** `missing` if there is no build; `failed` has the output of the compiler. */
  state(): 'ready' | 'missing' | { readonly failed: string };
  /** Whether this is a production build, which is served with production headers. */
  readonly isFinal: boolean;
  close(): Promise<void>;
}

/** The build in a folder, created by `npm run build`. */
export function builtPanel(folder: string): PanelBuild {
  return {
    folder,
    isFinal: true,
    // Checked on each request, because the build may appear while the sandbox runs.
    state: () => (existsSync(join(folder, 'index.html')) ? 'ready' : 'missing'),
    close: () => Promise.resolve(),
  };
}
