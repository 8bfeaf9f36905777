// Runs in the page before any script of the panel. Reports when rows and details are painted, and
// performs actions that would cost more time from outside of the page.
(() => {
  /** Resolves after the next frame, before other waiting tasks, which are mostly for images. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      });
    });
  const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Resolves with the time of the next click. */
  const nextClick = () =>
    new Promise((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
  const rows = () => document.querySelectorAll('[data-note]').length;
  let lastAnswer = 0;
  /** Resolves the promise for the next light poll's answer. */
  let resolvePoll = null;

  const bench = {
    mutations: 0,
    /** Starts counting, which takes time itself. */
    countMutations: () => {
      new MutationObserver((records) => (bench.mutations += records.length)).observe(document, EVERYTHING);
    },
    /** Milliseconds from the navigation until `count` rows are painted. */
    rowsPainted: (count) => until(() => rows() >= count),
    /** Resolves when the deferred code is loaded and no answer has come for 300 ms. */
    settled: async () => {
      await until(() => document.querySelector('[role=status]') !== null);
      do await wait(300);
      while (performance.now() - lastAnswer < 300);
    },
    /** Resolves when a list of suggestions is open. */
    listboxShown: () => until(() => document.querySelector('[role=listbox]') !== null),
    /** Milliseconds from the next click until the detail is painted. */
    detailPainted: async () => {
      const started = nextClick();
      const shown = until(() => document.querySelector('article') !== null);
      return (await shown) - (await started);
    },
    /** Milliseconds from the next click until a toggle has changed and is painted. */
    togglePainted: async () => {
      const started = nextClick();
      await new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document, { subtree: true, attributeFilter: ['aria-pressed'] });
      });
      return (await painted()) - (await started);
    },
    listShown: () => until(() => document.querySelector('article') === null),
    /**
     * Requests light polls as a host page does, one after the other. Resolves after the last
     * answer.
     */
    poll: async (count = 1) => {
      const data = JSON.stringify({ type: 'notesIframeMessage', action: 'refreshNotes' });
      for (let done = 0; done < count; done += 1) {
        const answered = new Promise((resolve) => (resolvePoll = resolve));
        dispatchEvent(new MessageEvent('message', { data, source: parent, origin: hostOrigin() }));
        await answered;
        await painted();
      }
    },
    /** Waits for as many frames as `poll` does. */
    frames: async (count) => {
      for (let done = 0; done < count; done += 1) await painted();
    },
    /** Polls and waits until a change is painted. */
    changed: async () => {
      const changed = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document, EVERYTHING);
      });
      await bench.poll();
      await changed;
      await painted();
    },
    /**
     * Scrolls from the top to the end, one step a frame. Resolves with the numbers of frames and
     * dropped frames.
     */
    scroll: async (stepPx) => {
      const list = document.querySelector('.pane-scroller');
      list.scrollTop = 0;
      await wait(500);
      let [frames, dropped, before] = [0, 0, 0];
      while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
        const now = await new Promise(requestAnimationFrame);
        if (before > 0) dropped += Math.max(0, Math.round((now - before) / 16.67) - 1);
        before = now;
        frames += 1;
        list.scrollTop += stepPx;
      }
      return [frames, dropped];
    },
  };

  globalThis.bench = bench;

  /** The origin whose messages the panel accepts. */
  const hostOrigin = () =>
    JSON.parse(document.querySelector('script[type="application/json"]').textContent).hostOrigins[0];

  async function until(isDone) {
    if (!isDone())
      await new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!isDone()) return;
          observer.disconnect();
          resolve();
        }).observe(document, { subtree: true, childList: true });
      });
    return painted();
  }

  new PerformanceObserver((entries) => {
    lastAnswer = performance.now();
    if (entries.getEntries().some(({ name }) => /fields=id(,|%2C)note_hash/.test(name))) resolvePoll?.();
  }).observe({ type: 'resource' });
})();
