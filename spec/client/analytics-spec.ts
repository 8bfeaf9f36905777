import { type AnalyticsEvent, createAnalytics } from '../../src/client/analytics';
import { startSandbox, type Sandbox } from '../../sandbox/server';

const opened: AnalyticsEvent = { name: 'notifications_open', properties: { unread: 3 } };

/** Analytics and all that it has said so far, to whomever. */
function listening(globalPrivacyControl?: boolean) {
  const privacy = globalPrivacyControl === undefined ? {} : { globalPrivacyControl };
  const streamed: AnalyticsEvent[] = [];
  const told: AnalyticsEvent[] = [];
  const loaded: string[] = [];
  const analytics = createAnalytics({
    privacy,
    sink: (event) => told.push(event),
    image: { origin: 'https://pixel.example', load: (url) => loaded.push(url) },
  });
  analytics.events$.subscribe((event) => streamed.push(event));
  return { analytics, streamed, told, loaded };
}

describe('analytics', () => {
  it.each([undefined, false])('tell stream and sink of each event (privacy control: %s)', async (wish) => {
    const { analytics, streamed, told } = listening(wish);
    analytics.record(opened);
    await Promise.resolve();
    expect([streamed, told]).toEqual([[opened], [opened]]);
  });

  it('are silent where the browser asks for privacy: no event, no sink, no image', async () => {
    const { analytics, streamed, told, loaded } = listening(true);
    analytics.record(opened);
    analytics.bump('note_open', 'comment');
    await Promise.resolve();
    expect([streamed, told, loaded]).toEqual([[], [], []]);
  });

  it('heed a wish that is made while the page is open', () => {
    const privacy = { globalPrivacyControl: false };
    const loaded: string[] = [];
    const image = { origin: 'https://pixel.example', load: (url: string) => loaded.push(url) };
    const analytics = createAnalytics({ privacy, image });
    analytics.bump('a', 'b');
    privacy.globalPrivacyControl = true;
    analytics.bump('a', 'b');
    expect(loaded).toHaveLength(1);
  });

  it('ask for the tracking image with a statistic and a name, never from a cache', () => {
    const { analytics, loaded } = listening();
    analytics.bump('note_open', 'comment like');
    analytics.bump('note_open', 'comment like');
    const image = /^https:\/\/pixel\.example\/g\.gif\?v=wpcom-no-pv&x_note_open=comment%20like&t=0\.\d+$/;
    expect(loaded).toEqual([expect.stringMatching(image), expect.stringMatching(image)]);
    expect(new Set(loaded).size).toBe(2);
  });

  it('say whether anybody would be told', () => {
    expect(listening().analytics.isHeard()).toBe(true);
    expect(listening(true).analytics.isHeard()).toBe(false);
    const analytics = createAnalytics({ privacy: {} });
    expect(analytics.isHeard()).toBe(false);
    analytics.events$.subscribe();
    expect(analytics.isHeard()).toBe(true);
  });

  it('do without what they were not given', () => {
    const analytics = createAnalytics({ privacy: {} });
    expect(() => {
      analytics.record(opened);
      analytics.bump('a', 'b');
    }).not.toThrow();
  });

  describe('over HTTP', () => {
    let sandbox: Sandbox;
    beforeEach(async () => {
      sandbox = await startSandbox({ notes: 0 });
    });
    afterEach(() => sandbox.close());

    it('reach the platform', async () => {
      let loading: Promise<Response> | undefined;
      const load = (url: string): void => {
        loading = fetch(url);
      };
      createAnalytics({ privacy: {}, image: { origin: sandbox.platform, load } }).bump('note_open', 'like');
      expect((await loading)?.headers.get('content-type')).toBe('image/gif');
      expect(sandbox.platformModel.pixels).toEqual([expect.objectContaining({ x_note_open: 'like' })]);
    });
  });
});
