import { defineRemote } from '@social/build-preset/define-remote';

export default defineRemote({
  name: 'mf_content',
  appDir: import.meta.dirname,
  budget: { release: 515, start: 41, later: 266 },
  exposes: {
    './outbox': './src/expose/outbox.tsx',
    './events': './src/expose/events.tsx',
    './blog': './src/expose/blog.tsx',
    './article': './src/expose/article.tsx',
    './texts': './src/expose/texts.ts',
  },
  pages: [
    { path: '/events/*', expose: './events', title: 'My Events' },
    { path: '/blog/*', expose: './blog', title: 'Blog' },
    { path: '/article', expose: './article', title: 'Article' },
  ],
  menu: [
    { label: 'Events', path: '/events', icon: 'events', order: 50 },
    { label: 'Blog', path: '/blog', icon: 'blog', order: 90 },
    { label: 'Article', path: '/article', icon: 'article', order: 100 },
  ],
  firstCalls: [
    { path: '/events', call: 'get-events', form: { fetch: 'my_events', my_limit: '10' } },
    {
      path: '/blog',
      call: 'get_blogs',
      form: { user_id: '{member}', limit: '10' },
      legacy: true,
      preview: {
        above: [
          { shape: 'heading', heightPx: 40 },
          { shape: 'card', heightPx: 40 },
        ],
        items: 'blogs',
        shape: 'article',
        name: 'title',
        text: 'description',
      },
    },
  ],
});
