export interface HostState {
  /** Whether a host page embeds the panel, and so opens and closes it. */
  readonly hasHost: boolean;
  /** Whether the host page opens links itself. */
  readonly hostOpensLinks: boolean;
  readonly isPanelOpen: boolean;
}

export const initialHostState: HostState = { hasHost: true, hostOpensLinks: false, isPanelOpen: false };
