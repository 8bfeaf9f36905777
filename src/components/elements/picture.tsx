import { useSubscription } from 'observable-hooks';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { NEVER } from 'rxjs';
import { comesBack$ } from '../../streams/environment/comes-back';
import { usePanel } from '../panel-context';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'width' | 'height'> {
  /** An http(s) address, or '' if there is none. */
  readonly url: string;
  /** Replaces an image that is missing or fails to load. */
  readonly fallback: ReactNode;
}

/**
 * An image. One that has failed is loaded again when the network or the platform comes back. Its `alt` is
 * empty, because the text beside the image has the same meaning.
 */
export function Picture({ url, fallback, ...size }: PictureProps) {
  const { state$ } = usePanel().store;
  // Stores the failed address instead of a flag, so that a changed address is loaded.
  const [failedUrl, setFailedUrl] = useState('');
  useSubscription(
    useMemo(() => (failedUrl ? comesBack$(state$) : NEVER), [failedUrl, state$]),
    () => setFailedUrl(''),
  );
  if (!url || url === failedUrl) return fallback;
  return <img {...size} src={url} alt="" loading="lazy" decoding="async" onError={() => setFailedUrl(url)} />;
}
