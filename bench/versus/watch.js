// Runs in the page, and in the frames of a host page, before any other script. Tells when the first
// row of any contender's panel is painted.
(() => {
  const hasRow = () => document.querySelector('[data-note], .wpnc__note') !== null;
  /** Resolves after the next frame, before other waiting tasks. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      });
    });
  const until = async (isDone) => {
    if (!isDone())
      await new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!isDone()) return;
          observer.disconnect();
          resolve();
        }).observe(document, { subtree: true, childList: true });
      });
    return painted();
  };

  if (parent !== self) {
    addEventListener('message', ({ data }) => {
      const { action, showing } = typeof data === 'string' ? JSON.parse(data) : (data ?? {});
      if (action !== 'togglePanel' || showing !== true) return;
      void until(hasRow).then((at) =>
        parent.postMessage({ benchPaintedAt: performance.timeOrigin + at }, '*'),
      );
    });
    return;
  }

  let clickedAt = NaN;
  let tell;
  const opened = new Promise((resolve) => (tell = resolve));
  addEventListener('click', ({ timeStamp }) => (clickedAt = performance.timeOrigin + timeStamp), true);
  addEventListener('message', ({ data }) => {
    if (data?.benchPaintedAt !== undefined) tell(data.benchPaintedAt - clickedAt);
  });

  globalThis.versus = {
    /** Milliseconds from the navigation until the first row is painted. */
    rowPainted: () => until(hasRow),
    /** Resolves when so many rows are painted. */
    rowsPainted: (count) =>
      until(() => document.querySelectorAll('[data-note], .wpnc__note').length >= count),
    /** Milliseconds from the click on the bell until the first row in its frame is painted. */
    opened: () => opened,
    /** Milliseconds from the navigation until the first answer with notes is there. */
    listAnswered: () =>
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/notifications/?'))
          .map(({ responseEnd }) => responseEnd),
      ),
  };
})();
