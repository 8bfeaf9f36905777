/** @jest-environment jsdom */
import { isMeasurable } from '../../../src/components/list/covered-list';

const list = (attributes: string): Element => {
  document.body.innerHTML = `<div class="pane pane-list" ${attributes}><div class="pane-scroller"></div></div>`;
  const [scroller] = document.getElementsByClassName('pane-scroller');
  if (!scroller) throw new Error('the list has no scroller');
  return scroller;
};
const measured = jest.spyOn(Element.prototype, 'getClientRects');

beforeEach(() => measured.mockClear());

test('a covered list is not measured', () => {
  expect(isMeasurable(list('inert'))).toBe(false);
  expect(measured).not.toHaveBeenCalled();
});

test('the pane of an uncovered list is measured before anything in it', () => {
  const scroller = list('');
  expect(isMeasurable(scroller)).toBe(true);
  expect(measured.mock.contexts).toEqual([scroller.parentElement]);
});
