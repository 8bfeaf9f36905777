import { chunk } from '../lib/chunk';

/** The code that a closed panel needs after its first response. */
export const background = chunk(() => import(/* webpackChunkName: 'background' */ './chunks/background'));

/**
 * The code of the blogger's actions, which also sends the unsent actions of a page that crashed. It contains no
 * components.
 */
export const actions = chunk(() => import(/* webpackChunkName: 'actions' */ './chunks/actions'));
