import type { BellAttributes, BellEventMap, NotestreamBell } from './types';

/** The prop of an event in Vue: `onOpenpost` of `@openpost`, and `onNotestreamNotify` of `@notestream-notify`. */
type PropOf<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${PropOf<First>}${Capitalize<Rest>}`
  : `on${Capitalize<Name>}`;

type BellListeners = {
  readonly [Name in keyof BellEventMap as PropOf<Name>]?: ((event: BellEventMap[Name]) => void) | undefined;
};

/** The bell as a component of Vue's templates. */
export type BellComponent = new () => NotestreamBell & { readonly $props: BellAttributes & BellListeners };

declare module 'vue' {
  interface GlobalComponents {
    'notestream-bell': BellComponent;
  }
}
