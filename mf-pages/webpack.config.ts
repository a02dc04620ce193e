import { defineRemote } from '@social/build-preset/define-remote';

export default defineRemote({
  name: 'mf_pages',
  appDir: import.meta.dirname,
  budget: { release: 526, start: 40, later: 376 },
  exposes: {
    './outbox': './src/expose/outbox.tsx',
    './pages': './src/expose/pages.tsx',
    './page-profile': './src/expose/page-profile.tsx',
    './suggested-pages': './src/expose/suggested-pages.tsx',
    './texts': './src/expose/texts.ts',
  },
  // Paths match whatever their case: `/PagesComp/MainPages` is the first of these.
  pages: [
    { path: '/pagescomp/mainpages/*', expose: './pages', title: 'My Pages' },
    { path: '/PageProfile', expose: './page-profile', title: 'Page profile' },
  ],
  menu: [{ label: 'My Pages', path: '/pagescomp/mainpages', icon: 'pages', order: 80 }],
  consumes: [{ remote: 'mf_feed', expose: './post-list' }],
  slotInputs: './src/slot-inputs.ts',
  firstCalls: [
    {
      path: '/pagescomp/mainpages',
      call: 'get-my-pages',
      form: { type: 'my_pages', limit: '10', offset: '0' },
      preview: {
        above: [
          { shape: 'heading', heightPx: 40 },
          { shape: 'card', heightPx: 44 },
        ],
        items: 'data',
        shape: 'row',
        name: 'page_title',
        picture: 'avatar',
      },
    },
  ],
});
