import { defineRemote } from '@social/tooling/webpack/define-remote';

export default defineRemote({
  name: 'mf_pages',
  appDir: import.meta.dirname,
  exposes: {
    './pages': './src/expose/pages.tsx',
    './page-profile': './src/expose/page-profile.tsx',
  },
});
