/**
 * Shows why the panel is missing: its script cannot load in a frame without an origin, or a cached
 * page names a script that a deploy has removed.
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
        // The drawn rows of the last visit would not respond to clicks.
        document.getElementById('notestream')?.replaceChildren();
      },
      true,
    );
}
