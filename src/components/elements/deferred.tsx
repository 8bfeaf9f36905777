import { useObservableEagerState } from 'observable-hooks';
import { type ComponentType, createElement, memo, useEffect, useState } from 'react';
import { __ } from '../../i18n';
import type { Chunk } from '../../lib/chunk';
import { Boundary } from '../boundary';
import { PART_FAILURE, PartFailure } from '../failures';
import { Spinner } from './spinner';

/**
 * Creates a placeholder for a component of a chunk. When it is rendered, it loads the chunk and shows a
 * spinner. If loading fails, it shows a retry button. If loading fails twice, or if the component cannot be
 * rendered, the button reloads the page. A quiet placeholder renders nothing and does not load the chunk
 * itself.
 */
export function deferred<T, P extends object>(
  { state$, load }: Chunk<T>,
  pick: (code: T) => ComponentType<P>,
  isQuiet: (props: P) => boolean = () => false,
): ComponentType<P> {
  function StandIn(props: P) {
    const { code } = useObservableEagerState(state$);
    const isWaiting = isQuiet(props);
    if (code)
      return (
        <Boundary fallback={isWaiting ? null : PART_FAILURE}>{createElement(pick(code), props)}</Boundary>
      );
    return isWaiting ? null : <Attempt />;
  }

  function Attempt() {
    const { failures } = useObservableEagerState(state$);
    /** The number of failed loads before this attempt. */
    const [before, setBefore] = useState(failures);
    useEffect(() => {
      load().catch(() => undefined);
    }, [before]);
    // A new version of the panel may have removed the file from the server.
    if (failures > before)
      return <PartFailure onRetry={failures > 1 ? undefined : () => setBefore(failures)} />;
    return (
      <div className="deferred">
        <Spinner label={__('Loading')} />
      </div>
    );
  }

  return memo(StandIn);
}
