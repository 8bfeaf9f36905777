import { callCases, expectedError, faultCases } from '../support/faults';
import { expect, test } from './support/client-test';
import { rowDetails } from './support/matrix';

callCases.forEach((call, index) => {
  test(
    `emits each of the ${faultCases.length} errors of section 8 through the frame: ${call.method} ${call.path}`,
    rowDetails(index === 0),
    async ({ clientPage, sandbox }) => {
      const facts = await clientPage.evaluate(
        async ({ apiOrigin, index }) => {
          const { framed, createClient, factsOf, faultCases, callCases, rx } = window.notestream;
          const setFault = (fault: object) =>
            fetch(`${apiOrigin}/sandbox/faults`, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify(fault),
            });
          const { transport, client } = framed(apiOrigin);
          // Load the frame first, so that it does not use up a request's timeout.
          await rx.firstValueFrom(client.me().get());
          const gathered = [];
          for (const { fault, options } of faultCases) {
            // Browsers repeat a request whose kept-alive connection was cut.
            await setFault({ ...fault, count: 3 });
            const call$ = callCases[index]?.call(createClient({ apiOrigin, transport, ...options }));
            if (call$ !== undefined) gathered.push(await factsOf(call$));
            await setFault({ count: 0 });
          }
          return gathered;
        },
        { apiOrigin: sandbox.platform, index },
      );
      expect(facts).toHaveLength(faultCases.length);
      faultCases.forEach((fault, each) => {
        expect(facts[each], fault.name).toMatchObject(expectedError(fault, call));
      });
    },
  );
});
