/**
 * Runs a script that the page has in a template, and returns its element. The script keeps its integrity, and
 * its address needs no Trusted Types policy.
 */
export function runScript(document: Document, template: HTMLTemplateElement | null): Node | undefined {
  const script = template?.content.firstElementChild?.cloneNode(true);
  if (script) document.head.append(script);
  return script;
}

/** The template of the panel's script. */
export const panelScript = (document: Document): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>('#panel-script');

/** The template of the script that waits; null once the page has chosen the script that it runs. */
export const waitingScript = (document: Document): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>('#waiting-script');
