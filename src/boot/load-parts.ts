import { chunk } from './chunk';

/** What a closed panel needs after its first answer. */
export const background = chunk(() => import(/* webpackChunkName: 'background' */ './chunks/background'));

/** What the blogger does, and what was left undone by a page that died. */
export const actions = chunk(() => import(/* webpackChunkName: 'actions' */ './chunks/actions'));
