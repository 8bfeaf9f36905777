/** The name of the panel's frame, once the host page has requested the view of its streams. */
const PANEL = 'notestream-panel';

/**
 * Shows the streams of the panel in this page. The page has the panel's origin, so it can access
 * the panel's frame by name, wherever the frame is.
 */
function showStreams(): void {
  const found = window.open('', PANEL);
  const notestream: unknown = found && Reflect.get(found, 'notestream');
  const view: unknown = notestream && Reflect.get(Object(notestream), 'view');
  if (typeof view === 'function') Reflect.apply(view, undefined, [window]);
  else {
    // Without a frame of that name, a new window has been opened.
    if (found?.location.href === 'about:blank') found.close();
    document.body.textContent = 'There is no panel whose streams can be shown.';
  }
}

showStreams();
