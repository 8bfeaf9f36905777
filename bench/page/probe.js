// Runs in the panel before anything else of it: notes when rows and details are painted, counts what changes in the page,
// and does in the page itself what would cost more from outside.
(() => {
  /** After the frame that shows what is there now. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          channel.port1.close();
          resolve(performance.now());
        };
        channel.port2.postMessage(null);
      });
    });
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const rows = () => document.querySelectorAll('[data-note]').length;
  let polls = 0;
  let list = null;

  const bench = {
    mutations: 0,
    /** Milliseconds from the navigation until so many rows are painted. */
    rowsPainted: (count) => until(() => rows() >= count),
    /** Milliseconds from a click until the detail is painted. */
    detailPainted: async () => {
      const started = new Promise((resolve) => {
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      });
      const painted = until(() => document.querySelector('article') !== null);
      return (await painted) - (await started);
    },
    /** Asks for a poll as a host page does, and resolves a moment after its answer. */
    poll: async (count = 1) => {
      for (let done = 0; done < count; done += 1) {
        const next = polls + 1;
        const data = JSON.stringify({ type: 'notesIframeMessage', action: 'refreshNotes' });
        dispatchEvent(new MessageEvent('message', { data, source: parent, origin: hostOrigin() }));
        while (polls < next) await wait(2);
        await wait(15);
      }
    },
    /** Scrolls to the end, a step a frame; gives the frames that came late and how many there were. */
    scroll: async (stepPx) => {
      list = [...document.querySelectorAll('*')].find(
        (one) => one.scrollHeight > one.clientHeight + 100 && one.querySelector('[data-note]'),
      );
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
      return { frames, dropped };
    },
  };

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
    polls += entries.getEntries().filter(({ name }) => /fields=id(,|%2C)note_hash/.test(name)).length;
  }).observe({ type: 'resource' });
  new MutationObserver((records) => (bench.mutations += records.length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  globalThis.bench = bench;
})();
