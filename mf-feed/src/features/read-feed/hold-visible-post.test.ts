import { holdVisiblePost } from './hold-visible-post';

/** Moves a post by this many pixels in a change, and holds it: returns what was done, in order. */
function hold(movedPx: number): string[] {
  const done: string[] = [];
  const article = document.createElement('article');
  document.body.append(article);
  let topPx = 100;
  jest.spyOn(article, 'getBoundingClientRect').mockImplementation(() => ({ top: topPx }) as DOMRect);
  jest.spyOn(window, 'scrollBy').mockImplementation((...args: unknown[]) => {
    done.push(`scrolled by ${(args[0] as ScrollToOptions).top}`);
  });
  const change = () => {
    done.push('changed');
    topPx += movedPx;
  };
  holdVisiblePost({ article, edge: 'top', change, onScrollDown: (byPx) => done.push(`lengthened by ${byPx}`) });
  return done;
}

test('a page is lengthened before it is scrolled down after a post, as it may end there', () => {
  expect(hold(47)).toEqual(['changed', 'lengthened by 47', 'scrolled by 47']);
});

test('a page that is scrolled up is long enough', () => {
  expect(hold(-47)).toEqual(['changed', 'scrolled by -47']);
});

test('a post that has not moved is left where it is', () => {
  expect(hold(0.4)).toEqual(['changed']);
});
