import type { Place } from '../driver';

interface Tree<Frame> {
  readonly mainFrame: () => Frame & { readonly childFrames: () => readonly Frame[] };
}

/** The page itself, or its first frame. Throws if there is no frame. */
export function frameOf<Frame>(page: Tree<Frame>, place: Place): Frame {
  const frame = place === 'page' ? page.mainFrame() : page.mainFrame().childFrames()[0];
  if (!frame) throw new Error('the page has no frame');
  return frame;
}
