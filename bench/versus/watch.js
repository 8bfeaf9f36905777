// Runs in a host page and in the frame of its bell, before any other script. Tells how long after a
// click on the bell the first row of the panel, ours or the original's, is painted. It is injected as
// text, so it cannot share code with probe.js.
(() => {
  /** Resolves after the next frame, before other waiting tasks. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      });
    });

  // A frame that is not rendered has no frames: there the row is painted when the bell opens.
  if (parent !== self) {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-note], .wpnc__note')) return;
      observer.disconnect();
      void painted().then((at) => parent.postMessage({ benchPaintedAt: performance.timeOrigin + at }, '*'));
    }).observe(document, { subtree: true, childList: true });
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
    /** Milliseconds from the click on the bell until the page is painted with a row in its frame. */
    opened: async () => {
      const { clickedAt, paintedAt } = await clicked;
      return Math.max(paintedAt, await rowPainted) - clickedAt;
    },
  };
})();
