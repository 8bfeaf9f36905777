import { stateAfter } from '../../support/behaviour';
import { legend } from '../../support/legend';

test('the state follows the width of the window', () => {
  expect(stateAfter({}, legend.w).isWide).toBe(true);
  expect(stateAfter({}, legend.w, legend.W).isWide).toBe(false);
});
