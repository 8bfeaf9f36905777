import { isObject } from '../notes/read';

/** What a host page can say (section 7, "Parent-window messages"). */
export type HostMessage =
  | { readonly action: 'togglePanel'; readonly showing: boolean }
  | { readonly action: 'toggleVisibility'; readonly hidden: boolean }
  | { readonly action: 'refreshNotes' };

/**
 * A message of the parent window, given as JSON or as an object. Undefined for one that is not meant for the panel; a
 * problem for one that is, and is malformed (section 5).
 */
export function parseHostMessage(data: unknown): HostMessage | { readonly problem: string } | undefined {
  const message = typeof data === 'string' ? parseJson(data) : data;
  if (!isObject(message) || message.type !== 'notesIframeMessage') return undefined;
  const { action, showing, hidden } = message;
  if (action === 'togglePanel')
    return typeof showing === 'boolean'
      ? { action, showing }
      : { problem: `the host's togglePanel says showing: ${typeof showing}, not true or false` };
  if (action === 'toggleVisibility')
    return typeof hidden === 'boolean'
      ? { action, hidden }
      : { problem: `the host's toggleVisibility says hidden: ${typeof hidden}, not true or false` };
  if (action === 'refreshNotes') return { action };
  return {
    problem: `the host sent an unknown action ${typeof action === 'string' ? action.slice(0, 40) : typeof action}`,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
