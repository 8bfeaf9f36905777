import { chunk } from '../lib/chunk';

/** Code that a closed panel needs after its first response. */
export const background = chunk(() => import(/* webpackChunkName: 'background' */ './chunks/background'));

/** Code for the blogger's actions, and for unsent actions of a page that crashed: these need no component. */
export const actions = chunk(() => import(/* webpackChunkName: 'actions' */ './chunks/actions'));
