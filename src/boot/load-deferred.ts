import { chunk } from './chunk';
import { actions, background } from './load-parts';

/** The components that the first screen (the list) does not use. */
export const deferred = chunk(async () => {
  // The behaviours of an open note must run before a note can open.
  const [components] = await Promise.all([
    import(/* webpackChunkName: 'deferred' */ './chunks/deferred'),
    actions.load(),
    background.load(),
  ]);
  return components;
});
