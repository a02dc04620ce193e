import { articleBeside } from './article-beside';

afterEach(() => document.body.replaceChildren());

const article = (id: string) => document.getElementById(id) as HTMLElement;

test('it leads from group to group, and ends where the list does', () => {
  document.body.innerHTML = `
    <div role="feed"><div><article id="a"></article><article id="b"></article></div><div><article id="c"></article></div></div>`;

  expect(articleBeside(article('a'), 1)).toBe(article('b'));
  expect(articleBeside(article('b'), 1)).toBe(article('c'));
  expect(articleBeside(article('c'), -1)).toBe(article('b'));
  expect(articleBeside(article('a'), -1)).toBeNull();
  expect(articleBeside(article('c'), 1)).toBeNull();
});

test('a group that is away, and what is no post, lead nowhere', () => {
  document.body.innerHTML = `
    <div role="feed"><div><article id="a"></article></div><div></div></div>
    <main><article id="alone"></article><aside>More</aside></main>`;

  expect(articleBeside(article('a'), 1)).toBeNull();
  expect(articleBeside(article('alone'), 1)).toBeNull();
});
