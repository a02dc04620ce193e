import { defineRemote } from '@social/build-preset/define-remote';

export default defineRemote({
  name: 'mf_feed',
  appDir: import.meta.dirname,
  exposes: {
    './outbox': './src/expose/outbox.tsx',
    './home': './src/expose/home.tsx',
    './post': './src/expose/post.tsx',
    './saved-posts': './src/expose/saved-posts.tsx',
    './post-list': './src/expose/post-list.tsx',
    './post-parts': './src/expose/post-parts.tsx',
  },
  pages: [
    { path: '/', expose: './home', title: 'Feed' },
    { path: '/post/:postId', expose: './post', title: 'Post' },
    { path: '/saved-posts', expose: './saved-posts', title: 'Saved Posts' },
  ],
  menu: [
    { label: 'Home', path: '/', icon: 'home', order: 10 },
    { label: 'Saved Posts', path: '/saved-posts', icon: 'saved', order: 40 },
  ],
});
