import { findAdjacentArticle } from './adjacent-article';

afterEach(() => document.body.replaceChildren());

const article = (id: string) => document.getElementById(id) as HTMLElement;

test('the adjacent article can be in the next group; there is none at the ends of the list', () => {
  document.body.innerHTML = `
    <div role="feed"><div><article id="a"></article><article id="b"></article></div><div><article id="c"></article></div></div>`;

  expect(findAdjacentArticle(article('a'), 1)).toBe(article('b'));
  expect(findAdjacentArticle(article('b'), 1)).toBe(article('c'));
  expect(findAdjacentArticle(article('c'), -1)).toBe(article('b'));
  expect(findAdjacentArticle(article('a'), -1)).toBeNull();
  expect(findAdjacentArticle(article('c'), 1)).toBeNull();
});

test('a virtualized group and an element that is not an article have no adjacent article', () => {
  document.body.innerHTML = `
    <div role="feed"><div><article id="a"></article></div><div></div></div>
    <main><article id="alone"></article><aside>More</aside></main>`;

  expect(findAdjacentArticle(article('a'), 1)).toBeNull();
  expect(findAdjacentArticle(article('alone'), 1)).toBeNull();
});
