import { type ComponentType, memo, useEffect, useState } from 'react';
import { __ } from './i18n';
import { Spinner } from './spinner';
import './later.css';

/** A component whose code is not part of the first screen. */
export interface Later<P extends object> {
  readonly Component: ComponentType<P>;
  /** Loads the code before it is needed. Rejects where it cannot be had. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Makes one of what loads it. While the code is on its way, something turns; where it cannot be had, one can try again. One that
 * is quiet waits, with nothing to be seen, until somebody else has it loaded: it does not hold up what can be seen.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isQuiet = false } = {},
): Later<P> {
  let held: ComponentType<P> | undefined;
  let tellLoaded: (component: ComponentType<P>) => void;
  const loaded = new Promise<ComponentType<P>>((resolve) => (tellLoaded = resolve));
  const preload = async (): Promise<ComponentType<P>> => {
    held ??= await load();
    tellLoaded(held);
    return held;
  };

  function Component(props: P) {
    const [Loaded, setLoaded] = useState(() => held);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Loaded || hasFailed) return;
      (isQuiet ? loaded : preload()).then(
        (component) => setLoaded(() => component),
        () => setHasFailed(true),
      );
    }, [Loaded, hasFailed]);
    if (Loaded) return <Loaded {...props} />;
    if (isQuiet) return null;
    return (
      <div className="later">
        {hasFailed ? (
          <>
            <p role="alert">{__("This part of the panel couldn't be loaded.")}</p>
            <button type="button" className="button" onClick={() => setHasFailed(false)}>
              {__('Try again')}
            </button>
          </>
        ) : (
          <Spinner label={__('Loading')} />
        )}
      </div>
    );
  }

  return { Component: memo(Component), preload };
}
