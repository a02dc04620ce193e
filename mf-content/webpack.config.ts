import { defineRemote } from '@social/tooling/webpack/define-remote';

export default defineRemote({
  name: 'mf_content',
  appDir: import.meta.dirname,
  exposes: {
    './events': './src/expose/events.tsx',
    './blog': './src/expose/blog.tsx',
  },
});
