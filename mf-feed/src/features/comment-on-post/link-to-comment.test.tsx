import { screen, waitFor } from '@testing-library/react';
import { openComments } from '../../testing/render-comments';
import { wireComment } from '../../testing/wire-comment';
import { idsFrom } from '../../testing/wire-post';

describe('a link to a comment', () => {
  const scrolledTo: string[] = [];
  beforeEach(() => {
    scrolledTo.length = 0;
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this.id);
    };
  });

  test('loads comments until it is found, then scrolls to it and highlights it', async () => {
    const pages = [idsFrom(150, 50), idsFrom(100, 50)].map((ids) => ids.map((id) => wireComment(id)));
    await openComments({
      path: '/post/5?comment=70',
      post: { post_comments: '150' },
      answer: ({ form }) => form.type === 'fetch_comments' && { api_status: 200, data: form.offset ? pages[1] : pages[0] },
    });

    await waitFor(() => expect(scrolledTo).toEqual(['entry-comment-70']));
    expect(document.activeElement?.id).toBe('entry-comment-70');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  });

  test('opens the replies for a reply', async () => {
    await openComments({
      path: '/post/5?comment=1&reply=8',
      comments: [wireComment(1, { replies: '1' })],
      answer: ({ form }) => form.type === 'fetch_comments_reply' && { api_status: 200, data: [wireComment(8, { text: 'The reply' })] },
    });

    await screen.findByText('The reply');
    await waitFor(() => expect(document.activeElement?.id).toBe('entry-reply-8'));
  });

  test('shows a message when the comment no longer exists', async () => {
    await openComments({ path: '/post/5?comment=70', comments: [wireComment(1)] });

    await screen.findByText('The comment that the link leads to is no longer there.');
  });
});
