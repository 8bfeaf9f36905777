// Runs in the page, and in the frames of a host page, before any other script. Tells when the first
// row of any contender's panel is painted. It is injected as text, so it cannot share code with probe.js.
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

  // A frame that is not rendered has no frames: there the row is painted when the bell opens.
  if (parent !== self) {
    void until(hasRow).then((at) => parent.postMessage({ benchPaintedAt: performance.timeOrigin + at }, '*'));
    return;
  }

  const clicked = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => void painted().then((at) => resolve({ clickedAt: timeStamp, paintedAt: at })),
      { capture: true, once: true },
    );
  });
  const rowPainted = new Promise((resolve) => {
    addEventListener('message', ({ data }) => {
      if (data?.benchPaintedAt !== undefined) resolve(data.benchPaintedAt - performance.timeOrigin);
    });
  });

  globalThis.versus = {
    /** Milliseconds from the navigation until the first row is painted. */
    rowPainted: () => until(hasRow),
    /** Resolves when so many rows are painted. */
    rowsPainted: (count) =>
      until(() => document.querySelectorAll('[data-note], .wpnc__note').length >= count),
    /** Milliseconds from the click on the bell until the page is painted with a row in its frame. */
    opened: async () => {
      const { clickedAt, paintedAt } = await clicked;
      return Math.max(paintedAt, await rowPainted) - clickedAt;
    },
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
