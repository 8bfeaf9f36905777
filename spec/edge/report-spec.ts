import { reportOnce } from '../../src/edge/report';

test('a problem is told once, and a page that sends new ones without end does not fill the console', () => {
  const warn = jest.fn();
  const report = reportOnce({ warn });
  report('bad note');
  report('bad note');
  expect(warn.mock.calls).toEqual([['Notestream: bad note']]);
  for (let count = 0; count < 1000; count += 1) report(`unknown action ${count}`);
  expect(warn).toHaveBeenCalledTimes(100);
});
