import { findAdjacentArticle } from './adjacent-article';

afterEach(() => document.body.replaceChildren());

const article = (id: string) => document.getElementById(id) as HTMLElement;

test('leads from post to post, and ends where the list does', () => {
  document.body.innerHTML = '<div role="feed"><article id="a"></article><article id="b"></article></div>';

  expect(findAdjacentArticle(article('a'), 1)).toBe(article('b'));
  expect(findAdjacentArticle(article('b'), -1)).toBe(article('a'));
  expect(findAdjacentArticle(article('a'), -1)).toBeNull();
  expect(findAdjacentArticle(article('b'), 1)).toBeNull();
});

test('a post that is not mounted, and an article outside of lists, lead nowhere', () => {
  document.body.innerHTML = `
    <div role="feed"><article id="a"></article><div></div><article id="far"></article></div>
    <main><article id="alone"></article><article>More</article></main>`;

  expect(findAdjacentArticle(article('a'), 1)).toBeNull();
  expect(findAdjacentArticle(article('far'), -1)).toBeNull();
  expect(findAdjacentArticle(article('alone'), 1)).toBeNull();
});
