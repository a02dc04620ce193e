import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor } from '@testing-library/react';
import { renderHome } from '../../../testing/render-home';
import { wirePost } from '../../../testing/wire-post';

test('a post with a color id is shown on the site’s color', async () => {
  const post_colors = { 3: { id: 3, color_1: '#112233', color_2: '#445566', text_color: '#ffffff' } };
  const { callsOf } = fakeProvider({
    posts: ({ form }) => ({
      api_status: 200,
      data: form.after_post_id ? [] : [wirePost(5, { color_id: '3' }), wirePost(4, { color_id: '3' })],
    }),
    'get-site-settings': () => ({ api_status: 200, config: { post_colors } }),
  });
  renderHome();

  await waitFor(() => expect(screen.getByText('Post 5').closest('[style*="linear-gradient"]')).not.toBeNull());
  expect(callsOf('get-site-settings')).toHaveLength(1);
});
