import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BellEventMap, NotestreamBell } from './types';

/** React 19 adds a prop such as `onopenpost` as a listener of the event `openpost`. */
type BellHandlers = {
  readonly [Name in keyof BellEventMap as `on${Name}`]?: ((event: BellEventMap[Name]) => void) | undefined;
};

export type BellProps = DetailedHTMLProps<HTMLAttributes<NotestreamBell>, NotestreamBell> &
  Partial<Pick<NotestreamBell, 'src' | 'theme' | 'locale' | 'loading'>> &
  BellHandlers;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares it
  namespace JSX {
    interface IntrinsicElements {
      'notestream-bell': BellProps;
    }
  }
}
