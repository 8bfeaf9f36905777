import { type ComponentType, memo, useEffect, useState } from 'react';
import { __ } from '../../i18n';
import { Boundary } from '../boundary';
import { PART_FAILURE, PartFailure } from '../failures';
import { Spinner } from './spinner';

/** A component whose code is loaded after the first screen. */
export interface Deferred<P extends object> {
  /** Renders the deferred component once its code is loaded. */
  readonly Component: ComponentType<P>;
  /** Loads the code in advance. Rejects if it cannot be loaded. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Creates a placeholder for the component that `load` resolves to. It shows a spinner while the
 * code loads, and a retry button if loading fails. If it fails twice, or if the component cannot be
 * rendered, the button reloads the page. With `isQuiet` the placeholder renders nothing and waits
 * until `preload` has loaded the code.
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isQuiet: (props: P) => boolean = () => false,
): Deferred<P> {
  let component: ComponentType<P> | undefined;
  let resolvePreloaded: (component: ComponentType<P>) => void;
  const preloaded = new Promise<ComponentType<P>>((resolve) => (resolvePreloaded = resolve));
  let failures = 0;
  const preload = async (): Promise<ComponentType<P>> => {
    failures += 1;
    component ??= await load();
    resolvePreloaded(component);
    return component;
  };

  function Component(props: P) {
    const [Loaded, setLoaded] = useState(() => component);
    const [hasFailed, setHasFailed] = useState(false);
    const isWaiting = isQuiet(props);
    useEffect(() => {
      if (Loaded || hasFailed) return;
      (isWaiting ? preloaded : preload()).then(
        (loaded) => setLoaded(() => loaded),
        () => setHasFailed(true),
      );
    }, [Loaded, hasFailed, isWaiting]);
    if (Loaded)
      return (
        <Boundary fallback={isWaiting ? null : PART_FAILURE}>
          <Loaded {...props} />
        </Boundary>
      );
    if (isWaiting && !hasFailed) return null;
    if (!hasFailed)
      return (
        <div className="deferred">
          <Spinner label={__('Loading')} />
        </div>
      );
    // A new version of the panel may have removed the file from the server.
    return <PartFailure onRetry={failures > 1 ? undefined : () => setHasFailed(false)} />;
  }

  return { Component: memo(Component), preload };
}
