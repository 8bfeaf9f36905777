import type * as React from 'react';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BellEventMap, NotestreamBell } from './types';

/**
 * The event props of a bell. React 19 adds a prop such as `onopenpost` as a listener of the event `openpost`.
 * Earlier versions, which have no `use`, would set an attribute, so their types have no such props.
 */
type BellHandlers = 'use' extends keyof typeof React
  ? {
      readonly [Name in keyof BellEventMap as `on${Name}`]?:
        | ((event: BellEventMap[Name]) => void)
        | undefined;
    }
  : unknown;

interface BellAttributes {
  /** When the closed panel loads its screen. */
  readonly screen?: 'now' | 'idle' | undefined;
  /** `history`: Back closes the note, then the panel, even in browsers without close requests. */
  readonly back?: 'history' | undefined;
  /** Allows the blogger to switch on system notifications. */
  readonly notify?: 'comments' | undefined;
}

export type BellProps = DetailedHTMLProps<HTMLAttributes<NotestreamBell>, NotestreamBell> &
  Partial<Pick<NotestreamBell, 'src' | 'theme' | 'locale' | 'loading'>> &
  BellAttributes &
  BellHandlers;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares it
  namespace JSX {
    interface IntrinsicElements {
      'notestream-bell': BellProps;
    }
  }
}
