// Runs in a panel's page, ours or the original's, before any other script. Reports when rows and
// details are painted, and performs actions that would cost more time from outside of the page.
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
  const rows = () => document.querySelectorAll('[data-note], .wpnc__note').length;
  const detail = () => document.querySelector('article, .wpnc__single-view.wpnc__current');
  let lastAnswer = 0;
  /** Resolves the promise for the next light poll's answer. */
  let resolvePoll = null;
  let keyPainted;

  const bench = {
    mutations: 0,
    /** Starts counting, which takes time itself. */
    countMutations: () => {
      new MutationObserver((records) => (bench.mutations += records.length)).observe(document, EVERYTHING);
    },
    /** Milliseconds from the navigation until `count` rows were painted, however late this is called. */
    rowsPainted: (count) =>
      new Promise((resolve) => {
        looks.add(() => {
          const enough = paintings.find((painting) => painting.count >= count);
          if (enough) resolve(enough.painted);
        });
        lookAgain();
      }),
    /** Resolves when the deferred code is loaded and no answer has come for 300 ms. */
    settled: async () => {
      await until(() => document.querySelector('[role=status]') !== null);
      await bench.quiet(300);
    },
    /** Resolves when no answer has come for so long. */
    quiet: async (ms) => {
      do await wait(ms);
      while (performance.now() - lastAnswer < ms);
    },
    /** Resolves when a list of suggestions is open. */
    listboxShown: () => until(() => document.querySelector('[role=listbox]') !== null),
    /** Milliseconds from the next click until the detail is painted. */
    detailPainted: async () => {
      const started = nextClick();
      const shown = until(() => detail() !== null);
      return (await shown) - (await started);
    },
    /** Milliseconds from the next click until a toggle has changed and is painted. */
    togglePainted: async () => {
      const started = nextClick();
      await new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document, { subtree: true, attributeFilter: ['title'] });
      });
      return (await painted()) - (await started);
    },
    listShown: () => until(() => detail() === null),
    /** Call it before the key: a key may overtake a later call. */
    watchKey: () => {
      addEventListener('keydown', ({ timeStamp }) => (keyPainted = painted().then((at) => at - timeStamp)), {
        capture: true,
        once: true,
      });
    },
    /** Milliseconds from the watched key until the frame after it. */
    keyPainted: () => keyPainted,
    /** Scrolls the list to its start. */
    scrollToTop: () => {
      for (let each = document.querySelector('[data-note], .wpnc__note'); each; each = each.parentElement)
        each.scrollTop = 0;
    },
    /** Milliseconds from the navigation until the first answer with notes was there. */
    listAnswered: () =>
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/notifications/?'))
          .map(({ responseEnd }) => responseEnd),
      ),
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
  const hostOrigin = () => {
    const configuration = document.querySelector('script[type="application/json"]');
    return configuration ? JSON.parse(configuration.textContent).hostOrigins[0] : origin;
  };

  /** How many rows were painted, and when. */
  const paintings = [];
  const looks = new Set();
  const lookAgain = () => looks.forEach((look) => look());
  let counted = 0;
  new MutationObserver(() => {
    const count = rows();
    if (count <= counted) return;
    counted = count;
    void painted().then((at) => {
      paintings.push({ count, painted: at });
      lookAgain();
    });
  }).observe(document, { subtree: true, childList: true });

  async function until(isDone) {
    if (!isDone())
      await new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!isDone()) return;
          observer.disconnect();
          resolve();
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
      });
    return painted();
  }

  new PerformanceObserver((entries) => {
    lastAnswer = performance.now();
    if (entries.getEntries().some(({ name }) => /fields=id(,|%2C)note_hash/.test(name))) resolvePoll?.();
  }).observe({ type: 'resource' });
})();
