import { expect, test } from './support/test';

test('the script asks to be compiled while it arrives (decision 173)', async ({ request, sandbox }) => {
  const page = await (await request.get(sandbox.panel)).text();
  const [, script = ''] = /src="([^"]*panel\.[0-9a-f]+\.js)"/.exec(page) ?? [];
  const text = await (await request.get(new URL(script, sandbox.panel).href)).text();
  expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
