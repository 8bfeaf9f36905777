// Runs in the panel before anything else of it: notes when rows and details are painted, and does in the page itself what
// would cost more from outside.
(() => {
  /** After the frame that shows what is there now, and before whatever else waits its turn by then: images, mostly. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      });
    });
  const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const rows = () => document.querySelectorAll('[data-note]').length;
  let lastAnswer = 0;
  /** Who waits for the next light poll's answer. */
  let told = null;

  const bench = {
    mutations: 0,
    /** Counting costs something itself. */
    countMutations: () => {
      new MutationObserver((records) => (bench.mutations += records.length)).observe(document, EVERYTHING);
    },
    /** Milliseconds from the navigation until so many rows are painted. */
    rowsPainted: (count) => until(() => rows() >= count),
    /** When the late code is there, and nothing has been answered for a while. */
    settled: async () => {
      await until(() => document.querySelector('[role=status]') !== null);
      do await wait(300);
      while (performance.now() - lastAnswer < 300);
    },
    /** Until a list of suggestions is open. */
    listboxShown: () => until(() => document.querySelector('[role=listbox]') !== null),
    /** Milliseconds from the next click until the detail is painted. */
    detailPainted: async () => {
      const started = new Promise((resolve) => {
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      });
      const shown = until(() => document.querySelector('article') !== null);
      return (await shown) - (await started);
    },
    listShown: () => until(() => document.querySelector('article') === null),
    /** Asks for light polls as a host page does, one after the other; resolves a moment after the last one's answer. */
    poll: async (count = 1) => {
      const data = JSON.stringify({ type: 'notesIframeMessage', action: 'refreshNotes' });
      for (let done = 0; done < count; done += 1) {
        const answered = new Promise((resolve) => (told = resolve));
        dispatchEvent(new MessageEvent('message', { data, source: parent, origin: hostOrigin() }));
        await answered;
        await painted();
      }
    },
    /** As many frames as so many polls wait for. */
    frames: async (count) => {
      for (let done = 0; done < count; done += 1) await painted();
    },
    /** A poll, and the paint of what it has changed. */
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
    /** From the top to the end, a step a frame: the frames that came late, and how many there were. */
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

  /** Whom the panel listens to. */
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
    if (entries.getEntries().some(({ name }) => /fields=id(,|%2C)note_hash/.test(name))) told?.();
  }).observe({ type: 'resource' });
})();
