import { type Analytics, type AnalyticsEvent, createAnalytics } from '../client/analytics';
import { stringifyQuery } from '../client';

/**
 * Sends analytics by loading images from the statistics origin: `/t.gif` for an event, `/g.gif` for a count
 * (section 1). Sends nothing if there is no such origin, or while the browser's privacy signal is on.
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
