import { defineRemote } from '@social/build-preset/define-remote';

export default defineRemote({
  name: 'mf_content',
  appDir: import.meta.dirname,
  exposes: {
    './outbox': './src/expose/outbox.tsx',
    './events': './src/expose/events.tsx',
    './blog': './src/expose/blog.tsx',
  },
  pages: [
    { path: '/events/*', expose: './events', title: 'My Events' },
    { path: '/blog/*', expose: './blog', title: 'Blog' },
  ],
  menu: [
    { label: 'Events', path: '/events', icon: 'events', order: 50 },
    { label: 'Blog', path: '/blog', icon: 'blog', order: 90 },
  ],
});
