import { defineRemote } from '@social/tooling/webpack/define-remote';

export default defineRemote({
  name: 'mf_feed',
  appDir: import.meta.dirname,
  exposes: {
    './home': './src/expose/home.tsx',
  },
});
