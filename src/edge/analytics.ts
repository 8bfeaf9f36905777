import { type Analytics, type AnalyticsEvent, createAnalytics } from '../client/analytics';
import { stringifyQuery } from '../client';

/**
 * What is done in the panel, told by images of the statistics' origin: `/t.gif` of each event, `/g.gif` of each count
 * (section 1). Without an origin, or where the browser asks for privacy, nothing is told.
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
