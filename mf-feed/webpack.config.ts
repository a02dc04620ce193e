import { defineRemote } from '@social/build-preset/define-remote';
import type { ReplyPreview } from '@social/contracts';

export default defineRemote({
  name: 'mf_feed',
  appDir: import.meta.dirname,
  budget: { release: 748, start: 87, later: 91 },
  exposes: {
    './outbox': './src/expose/outbox.tsx',
    './home': './src/expose/home.tsx',
    './post': './src/expose/post.tsx',
    './saved-posts': './src/expose/saved-posts.tsx',
    './explore': './src/expose/explore.tsx',
    './post-list': './src/expose/post-list.tsx',
    './post-parts': './src/expose/post-parts.tsx',
    './texts': './src/expose/texts.ts',
  },
  pages: [
    { path: '/', expose: './home', title: 'Feed' },
    { path: '/post/:postId', expose: './post', title: 'Post' },
    { path: '/saved-posts', expose: './saved-posts', title: 'Saved Posts' },
    { path: '/explore', expose: './explore', title: 'Explore' },
  ],
  menu: [
    { label: 'Home', path: '/', icon: 'home', order: 10 },
    { label: 'Explore', path: '/explore', icon: 'explore', order: 20 },
    { label: 'Saved Posts', path: '/saved-posts', icon: 'saved', order: 40 },
  ],
  firstCalls: [
    {
      path: '/',
      call: 'posts',
      form: { type: 'get_news_feed', limit: '10' },
      unlessStored: 'feed_authors_{member}',
      preview: previewOfPosts('data', [
        { shape: 'heading', heightPx: 38 },
        { shape: 'circles', heightPx: 100 },
        { shape: 'card', heightPx: 68 },
        { shape: 'card', heightPx: 54 },
      ]),
    },
    {
      path: '/post/:postId',
      call: 'get-post-data',
      form: { post_id: '{path:postId}', fetch: 'post_data' },
      preview: previewOfPosts('post_data', [{ shape: 'heading', heightPx: 33 }]),
    },
    {
      path: '/saved-posts',
      call: 'posts',
      form: { type: 'saved', limit: '10' },
      preview: previewOfPosts('data', [{ shape: 'heading', heightPx: 33 }]),
    },
  ],
  configuration: {
    type: 'object',
    properties: { stories: { type: 'boolean', default: true, description: 'The stories above the feed.' } },
  },
  consumes: [{ remote: 'mf_pages', expose: './suggested-pages' }],
  slotInputs: './src/slot-inputs.ts',
});

/** Posts where their page will show them: `reply-preview.spec.ts` compares both. */
function previewOfPosts(items: string, above: ReplyPreview['above']): ReplyPreview {
  return {
    above,
    items,
    name: 'publisher.name',
    picture: 'publisher.avatar',
    text: 'postText',
    media: ['postFile_full', 'photo_multi', 'photo_album'],
  };
}
