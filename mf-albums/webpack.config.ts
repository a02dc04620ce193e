import { defineRemote } from '@social/tooling/webpack/define-remote';

export default defineRemote({
  name: 'mf_albums',
  appDir: import.meta.dirname,
  exposes: {
    './albums': './src/expose/albums.tsx',
  },
});
