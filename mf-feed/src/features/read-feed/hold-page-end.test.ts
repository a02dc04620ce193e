import { holdPageEnd } from './hold-page-end';

const SCREEN_PX = 800;
const LIST_PX = 3000;

type Page = { scrolledPx?: number; hasMore?: boolean; scrollByPx?: number; heldPx?: number };

/** Holds the end of a list of 3,000 px in a page with this many pixels below the screen. */
function hold(belowPx: number, { scrolledPx = 500, hasMore = true, scrollByPx, heldPx = 2000 }: Page = {}): string {
  jest.replaceProperty(window, 'innerHeight', SCREEN_PX);
  jest.replaceProperty(window, 'scrollY', scrolledPx);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrolledPx + SCREEN_PX + belowPx);
  const list = document.createElement('div');
  jest.spyOn(list, 'offsetHeight', 'get').mockReturnValue(LIST_PX);
  list.style.minHeight = `${heldPx}px`;
  holdPageEnd(list, { hasMore, scrollByPx });
  return list.style.minHeight;
}

test('at the end of the page the list keeps its height, and near it all that reaches the screen', () => {
  expect(hold(0)).toBe('3000px');
  expect(hold(400)).toBe('2600px');
});

test('the list is not shortened while its end is near, as what stands below it would move', () => {
  expect(hold(400, { heldPx: 2900 })).toBe('2900px');
});

test('the list gets as high as the page has to scroll', () => {
  expect(hold(0, { scrollByPx: 47 })).toBe('3047px');
  expect(hold(400, { scrollByPx: 47 })).toBe('2647px');
});

test('far from the end of the page the list is free', () => {
  expect(hold(5000)).toBe('');
});

test('a page that has not scrolled, and a list without further posts, end where their posts do', () => {
  expect(hold(0, { scrolledPx: 0 })).toBe('');
  expect(hold(0, { hasMore: false })).toBe('');
});
