import type { Page } from '@playwright/test';
import { asArray, asObject, asString } from '../../../src/streams/notes/read';

/** An element as Chromium tells it to readers. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  /** What the title adds to the name. */
  readonly description: string;
  /** Such as `level`, `pressed`, `focused`, `live`; relations as the role and name of what they lead to. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly AxNode[];
  /** The texts in it, one after the other. */
  readonly text: string;
}

/** The accessibility tree of a page, without what readers do not hear of. */
export async function axTree(page: Page): Promise<AxNode> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const byElement = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
  const valueOf = (value: unknown): string => asString(asObject(value).value);
  const related = (value: unknown): readonly string[] =>
    asArray(asObject(value).relatedNodes).map((each) => {
      const found = byElement.get(Number(asObject(each).backendDOMNodeId));
      return found ? `${valueOf(found.role)} ${valueOf(found.name)}`.trim() : '';
    });
  const made = (id: string): readonly AxNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    const children = (node.childIds ?? []).flatMap(made);
    // Between the elements that count there are many that do not.
    if (node.ignored || ['none', 'generic', 'InlineTextBox'].includes(valueOf(node.role))) return children;
    const properties = Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [
        name,
        value.relatedNodes === undefined ? asObject(value).value : related(value),
      ]),
    );
    const [role, name] = [valueOf(node.role), valueOf(node.name)];
    const text = role === 'StaticText' ? name : children.map((child) => child.text).join('');
    return [{ role, name, description: valueOf(node.description), properties, children, text }];
  };
  const [root] = made(nodes[0]?.nodeId ?? '');
  if (!root) throw new Error('the page has no accessibility tree');
  return root;
}

/** All nodes of a tree, itself first, in the order in which they are read. */
export const allOf = (node: AxNode): readonly AxNode[] => [node, ...node.children.flatMap(allOf)];

/** Those of a role. */
export const ofRole = (node: AxNode, role: string): readonly AxNode[] =>
  allOf(node).filter((each) => each.role === role);

/** What the live regions say now. */
export const announced = async (page: Page): Promise<readonly string[]> =>
  ofRole(await axTree(page), 'status')
    .map(({ text }) => text.trim())
    .filter((text) => text !== '');
