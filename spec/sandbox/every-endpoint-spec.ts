/** @jest-environment node */
import { api } from '../../src/client/endpoints';
import { notifications } from '../../src/client/endpoints/notifications';
import type { Noun } from '../../src/client/noun';
import { Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
afterAll(() => visitor.sandbox.close());

/** Every line of the client's tables, once: verb, root and path. */
function linesOf({ calls, nouns }: Noun): string[] {
  const own = Object.values(calls).map(({ verb, path, apiVersion = '1.1', apiNamespace }) => {
    const root = apiNamespace === undefined ? `/rest/v${apiVersion}` : `/wp-json/${apiNamespace}`;
    return `${verb} ${root}${path}`;
  });
  return [...new Set([...own, ...Object.values(nouns).flatMap(linesOf)])];
}

describe('the sandbox knows every endpoint of the client', () => {
  it.each([...linesOf(api), ...linesOf(notifications)])('%s', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    const url =
      visitor.sandbox.platform + path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'site' ? '2101' : '1'));
    const answer = await fetch(url, { method, headers: { Authorization: `Bearer ${visitor.token}` } });
    const text = await answer.text();
    expect(text).not.toMatch(/unknown_endpoint|rest_no_route|internal_error/);
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
});
