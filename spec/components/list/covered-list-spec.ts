/** @jest-environment jsdom */
import { isMeasurable } from '../../../src/components/list/covered-list';

const list = (attributes: string): Element => {
  document.body.innerHTML = `<div class="pane pane-list" ${attributes}><div class="pane-scroller"><a></a></div></div>`;
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

test('the pane of a list that was covered is measured once, before anything in it', () => {
  const scroller = list('inert');
  isMeasurable(scroller);
  scroller.parentElement?.removeAttribute('inert');
  expect(isMeasurable(scroller)).toBe(true);
  expect(isMeasurable(scroller)).toBe(true);
  expect(measured.mock.contexts).toEqual([scroller.parentElement]);
});

test('the pane is measured before a row of a list that was covered gets the focus', () => {
  const scroller = list('inert');
  isMeasurable(scroller);
  scroller.parentElement?.removeAttribute('inert');
  expect(isMeasurable(scroller.children[0] ?? scroller)).toBe(true);
  expect(measured.mock.contexts).toEqual([scroller.parentElement]);
});

test('a list that was never covered is not measured', () => {
  expect(isMeasurable(list(''))).toBe(true);
  expect(measured).not.toHaveBeenCalled();
});
