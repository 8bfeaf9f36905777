/**
 * Runs the script in a template of the page, and returns its element. A copy of the element keeps its integrity
 * hash, and needs no Trusted Types policy for its address.
 */
export function runScript(document: Document, template: HTMLTemplateElement | null): Node | undefined {
  const script = template?.content.firstElementChild?.cloneNode(true);
  if (script) document.head.append(script);
  return script;
}

/** The template of the panel's script. */
export const panelScript = (document: Document): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>('#panel-script');

/** The template of the script that waits; null once a script was chosen. */
export const waitingScript = (document: Document): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>('#waiting-script');
