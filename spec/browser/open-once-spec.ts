import { createOpener } from '../../src/browser/open-once';
import { DATABASE_WAIT_MS } from '../../src/streams/timing';

test('a database that takes longer than 3 s makes each use fail at once until it is open, and then tells', async () => {
  jest.useFakeTimers();
  const events: string[] = [];
  let openIt = (): void => undefined;
  const use = createOpener(
    () =>
      new Promise<{ close: () => void }>((resolve) => (openIt = () => resolve({ close: () => undefined }))),
    () => events.push('late'),
  );
  const after = async (ms: number, name: string): Promise<void> => {
    use(() => Promise.resolve(name)).then(
      (done) => events.push(done),
      () => events.push(`no ${name}`),
    );
    await jest.advanceTimersByTimeAsync(ms);
  };
  await after(DATABASE_WAIT_MS - 1, 'first');
  await after(1, 'second');
  await after(0, 'third');
  openIt();
  await after(0, 'fourth');
  expect(events).toEqual(['no first', 'no third', 'late', 'second', 'fourth']);
  jest.useRealTimers();
});
