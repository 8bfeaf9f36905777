/**
 * Shows why there is no panel: its script does not load in a frame without an origin, and a cached page
 * names a script that a deploy has removed.
 */
export function startNotices(page: Window & typeof globalThis): void {
  const { document } = page;
  const show = (id: string): void => {
    const notice = document.getElementById(id);
    if (notice) notice.hidden = false;
  };
  if (page.origin === 'null') show('sandboxed');
  else
    page.addEventListener(
      'error',
      ({ target }) => {
        if (!(target instanceof HTMLScriptElement) || !target.defer) return;
        show('unloaded');
        // The rows of the last visit would answer no press.
        document.getElementById('notestream')?.replaceChildren();
      },
      true,
    );
}
