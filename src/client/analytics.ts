import { type Observable, Subject } from 'rxjs';
import { stringifyQuery } from './query';

/** Something that happened: 'notifications_open', with what is worth knowing of it. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
}

/** Whether somebody wants to be tracked, as the browser says it. */
export interface PrivacyWish {
  /** `navigator.globalPrivacyControl`; true asks not to be tracked. */
  readonly globalPrivacyControl?: boolean;
}

export interface AnalyticsOptions {
  /** `navigator`, or what is known of it. */
  readonly privacy: PrivacyWish;
  /** Who is told of each event; none, and events go nowhere. */
  readonly sink?: (event: AnalyticsEvent) => void;
  /** Where the tracking image is; without one there is none. */
  readonly image?: TrackingImage;
}

export interface TrackingImage {
  /** 'https://pixel.wp.com'. */
  readonly origin: string;
  /** Asks for the image: `(url) => { new Image().src = url; }`. */
  readonly load: (url: string) => void;
}

/** What happened, and how to say that something did. */
export interface Analytics {
  readonly events$: Observable<AnalyticsEvent>;
  readonly record: (event: AnalyticsEvent) => void;
  /** Whether anybody would be told of an event: what it takes to describe one need not be asked for otherwise. */
  readonly isHeard: () => boolean;
  /** Counts one under a statistic's group and name, by the tracking image (section 7). */
  readonly bump: (group: string, name: string) => void;
}

/**
 * Analytics events (section 1): a stream, a sink that is given, and the tracking image. Leaving sink or image out
 * switches it off, and so does a browser that asks for privacy: then nothing is emitted, told or loaded.
 */
export function createAnalytics({ privacy, sink, image }: AnalyticsOptions): Analytics {
  const events$ = new Subject<AnalyticsEvent>();
  // Asked anew each time: the wish may change while the page is open.
  const isWelcome = (): boolean => privacy.globalPrivacyControl !== true;
  return {
    events$: events$.asObservable(),
    record: (event) => {
      if (!isWelcome()) return;
      events$.next(event);
      // After the caller is done: a sink that throws is reported, and harms nobody.
      if (sink !== undefined) queueMicrotask(() => sink(event));
    },
    isHeard: () => isWelcome() && (sink !== undefined || events$.observed),
    bump: (group, name) => {
      if (image !== undefined && isWelcome()) image.load(imageUrl(image.origin, group, name));
    },
  };
}

/** `/g.gif` with the statistic `x_{group}`, and a number that keeps it out of caches. */
const imageUrl = (origin: string, group: string, name: string): string =>
  `${origin}/g.gif?${stringifyQuery({ v: 'wpcom-no-pv', [`x_${group}`]: name, t: Math.random() })}`;
