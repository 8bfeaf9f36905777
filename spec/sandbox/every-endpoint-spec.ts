/** @jest-environment node */
import { api } from '../../src/client/tables';
import { notifications } from '../../src/client/tables/notifications';
import type { Noun } from '../../src/client/tables/noun';
import { Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
afterAll(() => visitor.sandbox.close());

/** The endpoints of the client's tables: method and path. */
function linesOf({ calls, nouns }: Noun): string[] {
  const own = Object.values(calls).map(({ verb, path, apiVersion = '1.1', apiNamespace }) => {
    const root = apiNamespace === undefined ? `/rest/v${apiVersion}` : `/wp-json/${apiNamespace}`;
    return `${verb} ${root}${path}`;
  });
  return [...new Set([...own, ...Object.values(nouns).flatMap(linesOf)])];
}

describe('the sandbox has every endpoint of the client', () => {
  it.each([...linesOf(api), ...linesOf(notifications)])('%s', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    const named = path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'site' ? '2101' : '1'));
    const response = await visitor.fetch(named, { method });
    const text = await response.text();
    expect(text).not.toMatch(/unknown_endpoint|rest_no_route|internal_error/);
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
});
