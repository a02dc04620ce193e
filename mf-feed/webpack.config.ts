import { defineRemote } from '@social/tooling/webpack/define-remote';

export default defineRemote({
  name: 'mf_feed',
  appDir: import.meta.dirname,
  exposes: {
    './home': './src/expose/home.tsx',
    './post': './src/expose/post.tsx',
    './saved-posts': './src/expose/saved-posts.tsx',
    './post-list': './src/expose/post-list.tsx',
    './post-parts': './src/expose/post-parts.tsx',
  },
});
