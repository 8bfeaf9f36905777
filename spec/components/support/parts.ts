import { deferred } from '../../../src/boot/chunks/screen';
import { createDeferredParts } from '../../../src/components/deferred-parts';

/** The deferred parts as boot creates them. Specs call `preload` unless they test the loading. */
export const parts = createDeferredParts(deferred);
