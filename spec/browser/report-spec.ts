import { reportOnce } from '../../src/browser/report';

describe('reportOnce', () => {
  it('logs each problem once', () => {
    const warn = jest.fn();
    const report = reportOnce({ warn });
    for (const problem of ['a', 'b', 'a']) report(problem);
    expect(warn.mock.calls).toEqual([['Notestream: a'], ['Notestream: b']]);
  });

  it('stops after 100 different problems', () => {
    const warn = jest.fn();
    const report = reportOnce({ warn });
    for (let count = 0; count < 1000; count += 1) report(`unknown action ${count}`);
    expect(warn).toHaveBeenCalledTimes(100);
  });
});
