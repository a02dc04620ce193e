import type { RegionRoute, ReleaseManifest } from '@social/contracts';

/** A path that a remote's region fills, and what the tab is called there. */
export type RegionPage = RegionRoute & { title: string };

/** A path that says what will be there one day. */
export type PlaceholderPage = { path: string; title: string; sentence: string };

/** Paths match whatever their case: `/PagesComp/MainPages` is `/pagescomp/mainpages`. */
export const regionPages: RegionPage[] = [
  { path: '/', remote: 'mf_feed', expose: './home', title: 'Feed' },
  { path: '/post/:postId', remote: 'mf_feed', expose: './post', title: 'Post' },
  { path: '/saved-posts', remote: 'mf_feed', expose: './saved-posts', title: 'Saved Posts' },
  { path: '/chat-detailed/:chatId', remote: 'mf_chat', expose: './conversation', title: 'Conversation' },
  { path: '/my-albums/*', remote: 'mf_albums', expose: './albums', title: 'My Albums' },
  { path: '/create-album', remote: 'mf_albums', expose: './albums', title: 'Create Album' },
  { path: '/pagescomp/mainpages/*', remote: 'mf_pages', expose: './pages', title: 'My Pages' },
  { path: '/PageProfile', remote: 'mf_pages', expose: './page-profile', title: 'Page profile' },
  { path: '/events/*', remote: 'mf_content', expose: './events', title: 'My Events' },
  { path: '/blog/*', remote: 'mf_content', expose: './blog', title: 'Blog' },
];

/** What the right panel shows on every page. */
export const panelRegion = { remote: 'mf_chat', expose: './conversation-lists' } as const;

export const placeholderPages: PlaceholderPage[] = [
  { path: '/explore', title: 'Explore', sentence: 'Posts, people and topics from beyond the circle you follow will gather here.' },
  { path: '/albums', title: 'Albums', sentence: 'Albums that other members share with you will be collected here.' },
  { path: '/forum', title: 'Forum', sentence: 'Longer discussions, sorted by topic, will take place here.' },
  { path: '/my-groups', title: 'My Groups', sentence: 'The groups you run and the groups you joined will be listed here.' },
  { path: '/my-pages', title: 'My Pages', sentence: 'The pages you look after will be listed here.' },
  { path: '/article', title: 'Article', sentence: 'Articles worth a longer read will be published here.' },
  { path: '/jobs', title: 'Jobs', sentence: 'Openings that members and pages announce will be posted here.' },
  { path: '/more', title: 'More', sentence: 'Settings, help and everything that has no entry of its own will be found here.' },
];

export const signInPath = '/login';
export const registerPath = '/register';
/** Everything that was found: `?q=` the words, `&in=` one kind. */
export const searchPath = '/search';
export const settingsPath = '/settings';
export const profilePath = '/profile';
/** One's own profile, or that of the member with this id; `?username=` names one by user name, as mentions do. */
export const profilePattern = `${profilePath}/:personId?`;

/** Every path of the product, as react-router patterns. */
export const ownPaths: string[] = [...regionPages, ...placeholderPages]
  .map(({ path }) => path)
  .concat(signInPath, registerPath, profilePattern, searchPath, settingsPath);

/** What the release manifest says of routes: the registry preloads by it. */
export const manifestRoutes: Pick<NonNullable<ReleaseManifest['host']>, 'routes' | 'always'> = {
  routes: regionPages.map(({ path, remote, expose }) => ({ path, remote, expose })),
  always: [panelRegion],
};
