import { defineRemote } from '@social/build-preset/define-remote';

export default defineRemote({
  name: 'mf_albums',
  appDir: import.meta.dirname,
  budget: { release: 137, start: 23, later: 37 },
  exposes: {
    './albums': './src/expose/albums.tsx',
    './texts': './src/expose/texts.ts',
  },
  pages: [
    { path: '/my-albums/*', expose: './albums', title: 'My Albums' },
    { path: '/create-album', expose: './albums', title: 'Create Album' },
  ],
  menu: [{ label: 'Albums', path: '/my-albums', icon: 'albums', order: 30 }],
  consumes: [{ remote: 'mf_feed', expose: './post-parts' }],
  slotInputs: './src/slot-inputs.ts',
  firstCalls: [
    {
      path: '/my-albums',
      call: 'albums',
      form: { type: 'fetch', user_id: '{member}', limit: '10', offset: '0' },
      preview: { above: [{ shape: 'heading', heightPx: 40 }], items: 'data', shape: 'tile', name: 'album_name' },
    },
  ],
});
