import type { Post } from '@social/api/posts/post';
import { AppTheme } from '@social/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { toEntry } from '../../lib/post-entry';
import { readPost } from '../../testing/read-post';
import { PostGroupColumn } from './post-group-column';
import { createPostGroups } from './post-groups';
import { createPostPresence } from './post-presence';

const FAR_PX = 20_000;

function Words({ post }: { post: Post }) {
  return <p>{post.plainText}</p>;
}

/** Three posts, in a page that is scrolled as far as the test says. */
function renderGroup() {
  const entries = [1, 2, 3].map((id) => toEntry(readPost(id)));
  const presence = createPostPresence(new Set(entries.map(({ id }) => id)));
  const [group] = createPostGroups()(entries);
  if (!group) throw new Error('three posts are a group');
  const { container } = render(<PostGroupColumn group={group} size={-1} presence={presence} PostView={Words} />, { wrapper: AppTheme });

  return {
    entries,
    column: () => container.firstElementChild as HTMLElement,
    moveTo(top: number) {
      jest
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue({ top, bottom: top + 500, height: 500, width: 640 } as DOMRect);
      // Bodies go before their group does.
      for (let frame = 0; frame < 2; frame += 1) act(() => void presence.update(container));
    },
  };
}

test('posts far from the screen are one empty element of their height, and packed', async () => {
  const { entries, column, moveTo } = renderGroup();
  expect(screen.getAllByRole('article')).toHaveLength(3);

  moveTo(FAR_PX);

  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(Number.parseFloat(column().style.height)).toBeGreaterThan(3 * 100);
  await waitFor(() => expect(entries.map(({ post }) => post)).toEqual([null, null, null]));
});

test('posts that come near again are there again, each at its place', async () => {
  const { entries, moveTo } = renderGroup();
  moveTo(FAR_PX);
  await waitFor(() => expect(entries[0]?.post).toBeNull());

  moveTo(100);

  const articles = await screen.findAllByRole('article');
  expect(articles.map((article) => article.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
});

test('posts that come near before they are packed are there at once', () => {
  const { moveTo } = renderGroup();

  moveTo(FAR_PX);
  moveTo(100);

  expect(screen.getAllByRole('article')).toHaveLength(3);
});
