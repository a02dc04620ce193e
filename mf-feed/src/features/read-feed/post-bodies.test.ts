import { parseId, type PostId } from '@social/api';
import { createPostBodies } from './post-bodies';

const HEIGHT_PX = 500;
const SCREEN_PX = 768;

/** A list of posts of 500 pixels each, in a page that is scrolled as far as the test says. */
function longList(count: number) {
  const list = document.createElement('div');
  const bodies = createPostBodies();
  const has = new Array<boolean>(count).fill(false);
  let scrolledPx = 0;

  for (let index = 0; index < count; index += 1) {
    const article = list.appendChild(document.createElement('article'));
    article.getBoundingClientRect = () => {
      const top = index * HEIGHT_PX - scrolledPx;
      return { top, bottom: top + HEIGHT_PX, height: HEIGHT_PX, width: 640 } as DOMRect;
    };
    const postId = parseId<PostId>(`${index + 1}`);
    if (!postId) continue;
    bodies.register(article, {
      postId,
      hasBody: false,
      show: (hasBody) => {
        has[index] = hasBody;
        bodies.arrived(article);
      },
    });
  }
  document.body.append(list);

  return {
    article: (index: number) => list.children[index],
    shown: () => has.flatMap((hasBody, index) => (hasBody ? [index] : [])),
    scrollTo(px: number) {
      scrolledPx = px;
      for (let frames = 0; bodies.update(list) && frames < 50; frames += 1);
    },
    firstFrameAt(px: number) {
      scrolledPx = px;
      bodies.update(list);
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

test('bodies that are far away go, those a little beyond the edge stay', () => {
  const list = longList(100);
  list.scrollTo(10_000);

  list.scrollTo(11_000);
  expect(list.shown()).toContain(18);
  list.scrollTo(30_000);

  expect(list.shown().every((index) => index > 50)).toBe(true);
});

test('what is on the screen comes first, one body a frame', () => {
  const list = longList(100);

  list.firstFrameAt(10_100);

  expect(list.shown()).toEqual([20]);
});

test.each([
  ['a comment is being typed', '<textarea></textarea>'],
  ['the comments are open', '<button aria-expanded="true">Comments</button>'],
  ['a film of YouTube plays', '<iframe></iframe>'],
])('a post keeps its body, however far, while %s', (_what, content) => {
  const list = longList(100);
  list.scrollTo(10_000);
  const article = list.article(20);
  if (article) article.innerHTML = content;

  list.scrollTo(40_000);

  expect(list.shown()).toContain(20);
});

test('a post keeps its body while focus is inside', () => {
  const list = longList(100);
  list.scrollTo(10_000);
  const button = list.article(20)?.appendChild(document.createElement('button'));
  button?.focus();

  list.scrollTo(40_000);
  expect(list.shown()).toContain(20);

  button?.blur();
  list.scrollTo(40_001);
  expect(list.shown()).not.toContain(20);
});
