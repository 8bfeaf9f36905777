/** What the panel must know of where it runs. */
export interface PanelConfig {
  readonly platformOrigin: string;
  readonly hostOrigins: readonly string[];
}

const slot = /(<script\b[^>]*\bid=["']?notestream-config\b[^>]*>)[\s\S]*?(<\/script>)/;

/** The page with the sandbox's configuration instead of the one it was built with. */
export function withConfig(page: string, config: PanelConfig): string {
  const json = JSON.stringify({ preset: 'sandbox', ...config }).replaceAll('<', '\\u003c');
  return page.replace(slot, (_, open: string, close: string) => `${open}${json}${close}`);
}
