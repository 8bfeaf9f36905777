import type * as React from 'react';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BellAttributes, BellHandlers, NotestreamBell } from './types';

export type BellProps = DetailedHTMLProps<HTMLAttributes<NotestreamBell>, NotestreamBell> &
  BellAttributes &
  // React 19 adds a prop such as `onopenpost` as a listener of the event `openpost`. Earlier versions, which have
  // no `use`, would set an attribute, so their types have no such props.
  ('use' extends keyof typeof React ? BellHandlers : unknown);

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares it
  namespace JSX {
    interface IntrinsicElements {
      'notestream-bell': BellProps;
    }
  }
}
