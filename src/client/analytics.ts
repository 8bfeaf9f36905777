import { type Observable, Subject } from 'rxjs';
import { stringifyQuery } from './request/query';
import { validateArguments, validateOptions } from './request/validate';

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
  /** `navigator`, or another object with its `globalPrivacyControl`. */
  readonly privacy: PrivacyWish;
  /** Receives each event. */
  readonly sink?: (event: AnalyticsEvent) => void;
  /** The tracking image that `bump` requests; without it `bump` does nothing. */
  readonly image?: TrackingImage;
}

export interface TrackingImage {
  /** The origin of the image: 'https://pixel.wp.com'. */
  readonly origin: string;
  /** Loads the image: `(url) => { new Image().src = url; }`. */
  readonly load: (url: string) => void;
}

/** Records events, and emits those that were recorded. */
export interface Analytics {
  readonly events$: Observable<AnalyticsEvent>;
  readonly record: (event: AnalyticsEvent) => void;
  /** Whether events have a receiver; if not, callers need not collect their properties. */
  readonly isHeard: () => boolean;
  /** Increments the statistic of this group and name by loading the tracking image (section 7). */
  readonly bump: (group: string, name: string) => void;
}

/**
 * Creates the stream of analytics events (section 1), with an optional sink and tracking image.
 * While the browser's privacy signal is on, nothing is emitted, passed to the sink or loaded.
 * @throws TypeError for an unknown or invalid option.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  validateOptions(options, { privacy: 'any', sink: 'function', image: 'object' });
  const { privacy, sink, image } = options;
  validateArguments({ privacy: 'any' }, [privacy]);
  validateOptions(image ?? {}, { origin: 'string', load: 'function' });
  const events$ = new Subject<AnalyticsEvent>();
  // Checked for each event, because the setting can change while the page is open.
  const isAllowed = (): boolean => privacy.globalPrivacyControl !== true;
  return {
    events$: events$.asObservable(),
    record: (event) => {
      if (!isAllowed()) return;
      events$.next(event);
      // In a microtask, an error of the sink is reported but does not reach the caller.
      if (sink !== undefined) queueMicrotask(() => sink(event));
    },
    isHeard: () => isAllowed() && (sink !== undefined || events$.observed),
    bump: (group, name) => {
      if (image !== undefined && isAllowed()) image.load(imageUrl(image.origin, group, name));
    },
  };
}

/** The address of `/g.gif` with the statistic `x_{group}`, and a random number to avoid caches. */
const imageUrl = (origin: string, group: string, name: string): string =>
  `${origin}/g.gif?${stringifyQuery({ v: 'wpcom-no-pv', [`x_${group}`]: name, t: Math.random() })}`;
