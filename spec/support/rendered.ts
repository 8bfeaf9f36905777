/**
 * Which components a commit has rendered, as React tells its own developer tools. To be imported before anything that
 * imports React's renderer, which looks for the tools once.
 */

/** What React keeps of a component or element; `alternate` is what it was before the commit. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** React's `PerformedWork`: the component's function has run. */
const HAS_RUN = 1;

const rendered: string[] = [];

const nameOf = (type: unknown): string => (typeof type === 'function' ? type.name : '');

/** What was not rendered keeps its children as they were, so only what has others is looked into. */
function collect(fiber: Fiber | null): void {
  for (let each = fiber; each; each = each.sibling) {
    const before = each.alternate;
    if ((each.flags & HAS_RUN) !== 0 && nameOf(each.type) !== '') rendered.push(nameOf(each.type));
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

/** The names of the components that are rendered by what is done, each as often as it was. */
export function renderedBy(act: () => void): readonly string[] {
  rendered.length = 0;
  act();
  return [...rendered];
}
