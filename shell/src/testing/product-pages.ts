import type { CompositionMenuEntry, CompositionPage } from '@social/contracts';

const page = (remote: string, path: string, expose: string, title: string): CompositionPage => ({
  remote,
  path,
  expose,
  title,
  access: 'member',
  preload: true,
});

/** Pages that the product's remotes declare; without Explore, My Groups and Article, so that tests have placeholders there. */
export const productPages: CompositionPage[] = [
  page('mf_feed', '/', './home', 'Feed'),
  page('mf_feed', '/post/:postId', './post', 'Post'),
  page('mf_feed', '/saved-posts', './saved-posts', 'Saved Posts'),
  page('mf_chat', '/chat-detailed/:chatId', './conversation', 'Conversation'),
  page('mf_albums', '/my-albums/*', './albums', 'My Albums'),
  page('mf_albums', '/create-album', './albums', 'Create Album'),
  page('mf_pages', '/pagescomp/mainpages/*', './pages', 'My Pages'),
  page('mf_pages', '/PageProfile', './page-profile', 'Page profile'),
  page('mf_content', '/events/*', './events', 'My Events'),
  page('mf_content', '/blog/*', './blog', 'Blog'),
];

/** The menu entries that the product's remotes declare. */
export const productMenu: CompositionMenuEntry[] = [
  { remote: 'mf_feed', label: 'Home', path: '/', icon: 'home', order: 10 },
  { remote: 'mf_albums', label: 'Albums', path: '/my-albums', icon: 'albums', order: 30 },
  { remote: 'mf_feed', label: 'Saved Posts', path: '/saved-posts', icon: 'saved', order: 40 },
  { remote: 'mf_content', label: 'Events', path: '/events', icon: 'events', order: 50 },
  { remote: 'mf_pages', label: 'My Pages', path: '/pagescomp/mainpages', icon: 'pages', order: 80 },
  { remote: 'mf_content', label: 'Blog', path: '/blog', icon: 'blog', order: 90 },
];
