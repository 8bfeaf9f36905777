import type { Page } from '@playwright/test';
import { asArray, asObject, asString } from '../../../src/lib/json';

/** A node of Chromium's accessibility tree. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  /** The text that the title adds to the name. */
  readonly description: string;
  /**
   * Properties such as `level`, `pressed`, `focused` and `live`. A relation is a list of targets,
   * each as 'role name'.
   */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly AxNode[];
  /** All texts of the node and its descendants. */
  readonly text: string;
}

/** The accessibility tree of a page, without nodes that screen readers ignore. */
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
    // Replace an ignored node with its children.
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

/** The node and all its descendants, in reading order. */
export const nodesOf = (node: AxNode): readonly AxNode[] => [node, ...node.children.flatMap(nodesOf)];

/** The node and its descendants that have this role. */
export const nodesWithRole = (node: AxNode, role: string): readonly AxNode[] =>
  nodesOf(node).filter((each) => each.role === role);

/** The texts in the live region, each as screen readers speak it. */
export const announcements = async (page: Page): Promise<readonly string[]> =>
  nodesWithRole(await axTree(page), 'status').flatMap(({ children }) => children.map(({ text }) => text));
