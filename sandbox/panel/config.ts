import { withBlock } from '../../serve/configuration';
import { securityHeaders } from '../../serve/headers';

/** The origins in the panel's configuration. */
export interface PanelConfig {
  readonly platformOrigin: string;
  readonly hostOrigins: readonly string[];
}

/** Replaces the page's built-in configuration by the sandbox's. */
export const withConfig = (page: string, config: PanelConfig): string =>
  withBlock(page, { preset: 'sandbox', ...config });

/** The headers that the production server would send. */
export const panelHeaders = ({
  platformOrigin,
  hostOrigins,
}: PanelConfig): Readonly<Record<string, string>> =>
  securityHeaders({ platformOrigin, hostOrigins, auth: 'token', statsOrigin: platformOrigin });
