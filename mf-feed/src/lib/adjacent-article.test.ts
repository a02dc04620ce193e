import { findAdjacentArticle } from './adjacent-article';

afterEach(() => document.body.replaceChildren());

const article = (id: string) => document.getElementById(id) as HTMLElement;

test('the adjacent article is the next or previous post; there is none at the ends of the list', () => {
  document.body.innerHTML = '<div role="feed"><article id="a"></article><article id="b"></article></div>';

  expect(findAdjacentArticle(article('a'), 1)).toBe(article('b'));
  expect(findAdjacentArticle(article('b'), -1)).toBe(article('a'));
  expect(findAdjacentArticle(article('a'), -1)).toBeNull();
  expect(findAdjacentArticle(article('b'), 1)).toBeNull();
});

test('a post next to a spacer and an article outside of lists have no adjacent article', () => {
  document.body.innerHTML = `
    <div role="feed"><article id="a"></article><div></div><article id="far"></article></div>
    <main><article id="alone"></article><article>More</article></main>`;

  expect(findAdjacentArticle(article('a'), 1)).toBeNull();
  expect(findAdjacentArticle(article('far'), -1)).toBeNull();
  expect(findAdjacentArticle(article('alone'), 1)).toBeNull();
});
