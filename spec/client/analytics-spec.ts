import { unchecked } from './support/unchecked';
import { type AnalyticsEvent, createAnalytics } from '../../src/client/analytics';

const opened: AnalyticsEvent = { name: 'notifications_open', properties: { unread: 3 } };

/** Analytics, and everything that it has emitted, passed to the sink or loaded so far. */
function recorded(globalPrivacyControl?: boolean) {
  const privacy = globalPrivacyControl === undefined ? {} : { globalPrivacyControl };
  const streamed: AnalyticsEvent[] = [];
  const received: AnalyticsEvent[] = [];
  const loaded: string[] = [];
  const analytics = createAnalytics({
    privacy,
    sink: (event) => received.push(event),
    image: { origin: 'https://pixel.example', load: (url) => loaded.push(url) },
  });
  analytics.events$.subscribe((event) => streamed.push(event));
  return { analytics, streamed, received, loaded };
}

describe('createAnalytics', () => {
  it.each([undefined, false])(
    'emits each event and passes it to the sink if privacy control is %s',
    async (wish) => {
      const { analytics, streamed, received } = recorded(wish);
      analytics.record(opened);
      await Promise.resolve();
      expect([streamed, received]).toEqual([[opened], [opened]]);
    },
  );

  it('[analytics-off] emits nothing, calls no sink and loads no image if the browser asks for privacy', async () => {
    const { analytics, streamed, received, loaded } = recorded(true);
    analytics.record(opened);
    analytics.bump('note_open', 'comment');
    await Promise.resolve();
    expect([streamed, received, loaded]).toEqual([[], [], []]);
  });

  it('respects a privacy setting that changes while the page is open', () => {
    const privacy = { globalPrivacyControl: false };
    const loaded: string[] = [];
    const image = { origin: 'https://pixel.example', load: (url: string) => loaded.push(url) };
    const analytics = createAnalytics({ privacy, image });
    analytics.bump('a', 'b');
    privacy.globalPrivacyControl = true;
    analytics.bump('a', 'b');
    expect(loaded).toHaveLength(1);
  });

  it('[tracking-image] loads the tracking image with a group and a name, never from a cache', () => {
    const { analytics, loaded } = recorded();
    analytics.bump('note_open', 'comment like');
    analytics.bump('note_open', 'comment like');
    const image = /^https:\/\/pixel\.example\/g\.gif\?v=wpcom-no-pv&x_note_open=comment%20like&t=0\.\d+$/;
    expect(loaded).toEqual([expect.stringMatching(image), expect.stringMatching(image)]);
    expect(new Set(loaded).size).toBe(2);
  });

  it.each([
    ['privacy is not defined', {}],
    ['privacy is not defined', { privacy: null }],
    ['options.url is not known', { privacy: {}, image: { url: 'https://pixel.example' } }],
    ['load is not a function', { privacy: {}, image: { load: 'https://pixel.example' } }],
  ])('throws for an option that is missing or wrong: %s (%#)', (message, options) => {
    expect(() => unchecked({ createAnalytics }, 'createAnalytics', options)).toThrow(new TypeError(message));
  });

  it('works without a sink and an image, and reports whether an event would reach a sink or a subscriber', () => {
    expect(recorded().analytics.isHeard()).toBe(true);
    expect(recorded(true).analytics.isHeard()).toBe(false);
    const analytics = createAnalytics({ privacy: {} });
    expect(analytics.isHeard()).toBe(false);
    expect(() => {
      analytics.record(opened);
      analytics.bump('a', 'b');
    }).not.toThrow();
    analytics.events$.subscribe();
    expect(analytics.isHeard()).toBe(true);
  });
});
