import { withBlock } from '../../serve/configuration';
import { securityHeaders } from '../../serve/headers';

/** What the panel must know of where it runs. */
export interface PanelConfig {
  readonly platformOrigin: string;
  readonly hostOrigins: readonly string[];
}

/** The page with the sandbox's configuration instead of the one it was built with. */
export const withConfig = (page: string, config: PanelConfig): string =>
  withBlock(page, { preset: 'sandbox', ...config });

/** The headers of the production server. */
export const panelHeaders = ({
  platformOrigin,
  hostOrigins,
}: PanelConfig): Readonly<Record<string, string>> =>
  securityHeaders({ platformOrigin, hostOrigins, auth: 'token', statsOrigin: platformOrigin });
