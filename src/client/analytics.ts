import { type Observable, Subject } from 'rxjs';
import { stringifyQuery } from './request/query';

/** An analytics event: a name such as 'notifications_open', and properties. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
}

/** The user's privacy setting, as the browser exposes it. */
export interface PrivacyWish {
  /** `navigator.globalPrivacyControl`; true means that the user does not want to be tracked. */
  readonly globalPrivacyControl?: boolean;
}

export interface AnalyticsOptions {
  /** `navigator`, or an object with the same field. */
  readonly privacy: PrivacyWish;
  /** Receives each event. */
  readonly sink?: (event: AnalyticsEvent) => void;
  /** The tracking image; without it `bump` does nothing. */
  readonly image?: TrackingImage;
}

export interface TrackingImage {
  /** 'https://pixel.wp.com'. */
  readonly origin: string;
  /** Loads the image: `(url) => { new Image().src = url; }`. */
  readonly load: (url: string) => void;
}

/** Records events, and emits those that were recorded. */
export interface Analytics {
  readonly events$: Observable<AnalyticsEvent>;
  readonly record: (event: AnalyticsEvent) => void;
  /** Whether events have a receiver; if not, callers need not collect properties. */
  readonly isHeard: () => boolean;
  /** Adds one to a statistic with this group and name, by the tracking image (section 7). */
  readonly bump: (group: string, name: string) => void;
}

/**
 * Analytics events (section 1) as a stream, with an optional sink and tracking image. While the
 * browser's privacy signal is on, nothing is emitted, passed to the sink or loaded.
 */
export function createAnalytics({ privacy, sink, image }: AnalyticsOptions): Analytics {
  const events$ = new Subject<AnalyticsEvent>();
  // Read each time, because the setting can change while the page is open.
  const isAllowed = (): boolean => privacy.globalPrivacyControl !== true;
  return {
    events$: events$.asObservable(),
    record: (event) => {
      if (!isAllowed()) return;
      events$.next(event);
      // A sink that throws must not break the caller: in a microtask the error is only reported.
      if (sink !== undefined) queueMicrotask(() => sink(event));
    },
    isHeard: () => isAllowed() && (sink !== undefined || events$.observed),
    bump: (group, name) => {
      if (image !== undefined && isAllowed()) image.load(imageUrl(image.origin, group, name));
    },
  };
}

/** `/g.gif` with the statistic `x_{group}`, and a random number against caches. */
const imageUrl = (origin: string, group: string, name: string): string =>
  `${origin}/g.gif?${stringifyQuery({ v: 'wpcom-no-pv', [`x_${group}`]: name, t: Math.random() })}`;
