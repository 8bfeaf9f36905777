/** @jest-environment jsdom */
import { isMeasurable } from '../../src/components/list/covered';

const list = (attributes: string): Element => {
  document.body.innerHTML = `<div class="pane pane-list" ${attributes}><div class="pane-scroller"></div></div>`;
  const [scroller] = document.getElementsByClassName('pane-scroller');
  if (!scroller) throw new Error('the list has no scroller');
  return scroller;
};
const measured = jest.spyOn(Element.prototype, 'getClientRects');

beforeEach(() => measured.mockClear());

it('never measures a covered list', () => {
  expect(isMeasurable(list('inert'))).toBe(false);
  expect(measured).not.toHaveBeenCalled();
});

it('measures the pane around a list that shows again before anything in it', () => {
  const scroller = list('');
  expect(isMeasurable(scroller)).toBe(true);
  expect(measured.mock.contexts).toEqual([scroller.parentElement]);
});
