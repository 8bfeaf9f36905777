import { type Analytics, type AnalyticsEvent, createAnalytics } from '../client/analytics';
import { stringifyQuery } from '../client';

/**
 * Sends analytics by loading images from the statistics origin: `/t.gif` for each event, `/g.gif`
 * for each count (section 1). Sends nothing without an origin, or while the browser's privacy
 * signal is on.
 */
export function browserAnalytics(window: Window, origin: string): Analytics {
  const { navigator } = window;
  const privacy = {
    get globalPrivacyControl(): boolean {
      return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
    },
  };
  const load = (url: string): void => {
    window.document.createElement('img').src = url;
  };
  return createAnalytics({
    privacy,
    ...(origin !== '' && { image: { origin, load }, sink: (event) => load(eventUrl(origin, event)) }),
  });
}

const eventUrl = (origin: string, { name, properties = {} }: AnalyticsEvent): string =>
  `${origin}/t.gif?${stringifyQuery({ _en: name, ...properties })}`;
