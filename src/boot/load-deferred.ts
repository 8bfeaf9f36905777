import { chunk } from './chunk';
import { actions, background } from './load-parts';

/** The components that the first screen, which is the list, does without. */
export const deferred = chunk(async () => {
  // The behaviours of an open note run before it shows.
  const [components] = await Promise.all([
    import(/* webpackChunkName: 'deferred' */ './chunks/deferred'),
    actions.load(),
    background.load(),
  ]);
  return components;
});
