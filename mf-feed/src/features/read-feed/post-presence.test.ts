import { parseId, type PostId } from '@social/api';
import { postArticleId } from '../../lib/post-article-id';
import { createPostPresence } from './post-presence';

const HEIGHT_PX = 500;
const SCREEN_PX = 768;
const GROUP = 40;

/** A list of posts of 500 pixels each, forty to a group, in a page that is scrolled as far as the test says. */
function longList(count: number) {
  const list = document.createElement('div');
  const presence = createPostPresence(new Set());
  const articles = Array.from({ length: count }, () => document.createElement('article'));
  let scrolledPx = 0;

  /** What React does: draws it, and says so. */
  function place(element: HTMLElement, { first, posts }: { first: number; posts: number }) {
    element.getBoundingClientRect = () => {
      const top = first * HEIGHT_PX - scrolledPx;
      const height = posts * HEIGHT_PX;
      return { top, bottom: top + height, height, width: 640 } as DOMRect;
    };
  }

  articles.forEach((article, index) => {
    article.id = postArticleId(parseId<PostId>(`${index + 1}`) as PostId);
    article.dataset['blank'] = 'true';
    place(article, { first: index, posts: 1 });
    const show = (isHere: boolean) => {
      article.toggleAttribute('data-blank', !isHere);
      presence.bodies.arrived(article);
    };
    presence.bodies.register(article, { isHere: false, show });
  });
  for (let first = 0; first < count; first += GROUP) {
    const its = articles.slice(first, first + GROUP);
    const group = list.appendChild(document.createElement('div'));
    place(group, { first, posts: its.length });
    const show = (isHere: boolean) => {
      group.replaceChildren(...(isHere ? its : []));
      presence.groups.arrived(group);
    };
    presence.groups.register(group, { isHere: false, show });
  }
  document.body.append(list);

  return {
    article: (index: number) => articles[index],
    articles: () => articles.flatMap((article, index) => (article.isConnected ? [index] : [])),
    shown: () => articles.flatMap((article, index) => (article.hasAttribute('data-blank') ? [] : [index])),
    scrollTo(px: number) {
      scrolledPx = px;
      for (let frames = 0; presence.update(list) && frames < 50; frames += 1);
      // What has lost its last body goes with the next move.
      presence.update(list);
    },
    /** Returns whether another frame is asked for. */
    frameAt(px: number): boolean {
      scrolledPx = px;
      return presence.update(list);
    },
    /** From now on groups take their time to unpack what they show. */
    unpackLater() {
      for (const group of list.children) group.replaceChildren = () => undefined;
    },
  };
}

beforeEach(() => jest.replaceProperty(window, 'innerHeight', SCREEN_PX));
afterEach(() => document.body.replaceChildren());

test('of thousands of posts, those near the screen have a body', () => {
  const list = longList(5000);

  list.scrollTo(1_000_000);

  expect(list.shown()).toEqual([1997, 1998, 1999, 2000, 2001, 2002, 2003]);
});

test('of thousands of articles, those of the groups around the screen are there', () => {
  const list = longList(5000);
  list.scrollTo(10_000);

  list.scrollTo(1_000_000);

  const articles = list.articles();
  expect(articles.at(0)).toBe(1960);
  expect(articles.at(-1)).toBe(2039);
});

test('bodies that are far away go, those a little beyond the edge stay', () => {
  const list = longList(100);
  list.scrollTo(10_000);

  list.scrollTo(11_000);
  expect(list.shown()).toContain(18);
  list.scrollTo(30_000);

  expect(list.shown().every((index) => index > 50)).toBe(true);
});

test('frames are asked for until the posts of a group that came are unpacked', () => {
  const list = longList(1000);
  list.unpackLater();

  for (let frame = 0; frame < 5; frame += 1) expect(list.frameAt(100_000)).toBe(true);
});

test('what is on the screen comes first, one body a frame', () => {
  const list = longList(100);

  list.frameAt(10_100);
  list.frameAt(10_100);

  expect(list.shown()).toEqual([20]);
});

test.each([
  ['a comment is being typed', '<textarea></textarea>'],
  ['the comments are open', '<button aria-expanded="true">Comments</button>'],
  ['a film of YouTube plays', '<iframe></iframe>'],
])('a post keeps its body, however far, while %s', (_what, content) => {
  const list = longList(1000);
  list.scrollTo(10_000);
  const article = list.article(20);
  if (article) article.innerHTML = content;

  list.scrollTo(400_000);

  expect(list.shown()).toContain(20);
});

test('a post keeps its body while focus is inside', () => {
  const list = longList(1000);
  list.scrollTo(10_000);
  const button = list.article(20)?.appendChild(document.createElement('button'));
  button?.focus();

  list.scrollTo(400_000);
  expect(list.shown()).toContain(20);

  button?.blur();
  list.scrollTo(400_001);
  expect(list.shown()).not.toContain(20);
});
