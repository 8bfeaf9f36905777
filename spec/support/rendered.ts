/**
 * Records which components React renders, through the hook of its developer tools. Import it before
 * anything that imports React's renderer, which looks for the hook once.
 */

/** React's record of a component or element; `alternate` is the one before the commit. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** React's flag `PerformedWork`: the component's function was called. */
const PERFORMED_WORK = 1;

const rendered: string[] = [];

const nameOf = (type: unknown): string => (typeof type === 'function' ? type.name : '');

/** A component that was not rendered keeps its children, so only changed children are visited. */
function collect(fiber: Fiber | null): void {
  for (let each = fiber; each; each = each.sibling) {
    const before = each.alternate;
    if ((each.flags & PERFORMED_WORK) !== 0 && nameOf(each.type) !== '') rendered.push(nameOf(each.type));
    if (each.child !== before?.child) collect(each.child);
  }
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) =>
      collect(current.child),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** The names of the components that `act` renders, once for each render. */
export function renderedBy(act: () => void): readonly string[] {
  rendered.length = 0;
  act();
  return [...rendered];
}
