export interface HostState {
  /** Whether a host page embeds the panel. Such a page opens and closes the panel. */
  readonly hasHost: boolean;
  /** Whether the host page opens links itself. */
  readonly hostOpensLinks: boolean;
  readonly isPanelOpen: boolean;
}

export const initialHostState: HostState = { hasHost: true, hostOpensLinks: false, isPanelOpen: false };
