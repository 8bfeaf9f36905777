/**
 * Shows why the panel is missing: in a frame without an origin its script cannot load, and in a cached page it
 * may be a file that a deploy has removed.
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
        // Clicks on the drawn rows of the last visit would have no effect.
        document.getElementById('notestream')?.replaceChildren();
      },
      true,
    );
}
