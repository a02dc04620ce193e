import type { CompositionPage, ConsumedExpose, MenuEntry, MenuIcon } from '@social/contracts';
import { t } from '@social/texts';

/** A page with a title, one sentence and what leads on, until a remote declares a page at its path. */
export type PlaceholderPage = { path: string; title: string };

/** The region that the right panel shows on every page. */
export const panelRegion = { remote: 'mf_chat', expose: './conversation-lists' } as const;

export const profilePostsRegion = { remote: 'mf_feed', expose: './post-list' } as const;

export const placeholderPages: PlaceholderPage[] = [
  { path: '/explore', title: t('Explore') },
  { path: '/albums', title: t('Albums') },
  { path: '/forum', title: t('Forum') },
  { path: '/my-groups', title: t('My Groups') },
  { path: '/my-pages', title: t('My Pages') },
  { path: '/article', title: t('Article') },
  { path: '/jobs', title: t('Jobs') },
  { path: '/more', title: t('More') },
];

export const signInPath = '/login';
export const registerPath = '/register';
/** Asks for a link to choose a new password; with the link's token as fragment, for the password. */
export const resetPasswordPath = '/reset-password';
/** The search results: `?q=` is the query, `&in=` one kind. */
export const searchPath = '/search';
export const settingsPath = '/settings';
export const profilePath = '/profile';
/** The signed-in member's profile, or another member's by id, or by `?username=` as in mentions. */
export const profilePattern = `${profilePath}/:personId?`;

/** A remote that has outboxes opens them in a region of this name, which shows nothing. */
export const outboxExpose = './outbox';

/** The name under which the shell's own pages are regions, as in the registry. */
export const SHELL = 'shell';

function ownPage(path: string, expose: string, title: string, access: CompositionPage['access'] = 'member'): CompositionPage {
  return { remote: SHELL, path, expose, title, access, preload: true };
}

/** The pages that the shell fills itself, loaded on demand like those of a remote. */
export const ownPages: CompositionPage[] = [
  ownPage(signInPath, './login', t('Log in'), 'public'),
  ownPage(registerPath, './register', t('Create an account'), 'public'),
  ownPage(resetPasswordPath, './reset-password', t('Forgotten password'), 'public'),
  ownPage(profilePattern, './profile', t('Profile')),
  ownPage(searchPath, './search', t('Search')),
  ownPage(settingsPath, './settings', t('Settings')),
];

/** No remote may declare these. */
export const ownPaths: string[] = ownPages.map(({ path }) => path);

/** The menu entries that are there before any remote declares one for their path. */
export const placeholderMenu: (MenuEntry & { icon: MenuIcon })[] = [
  { label: t('Explore'), path: '/explore', icon: 'explore', order: 20 },
  { label: t('Forum'), path: '/forum', icon: 'forum', order: 60 },
  { label: t('My Groups'), path: '/my-groups', icon: 'groups', order: 70 },
  { label: t('Article'), path: '/article', icon: 'article', order: 100 },
  { label: t('Jobs'), path: '/jobs', icon: 'jobs', order: 110 },
  { label: t('More'), path: '/more', icon: 'more', order: 120 },
];

/** The exposes that the shell's own pages show in a slot. */
export const consumedExposes: Omit<ConsumedExpose, 'contract'>[] = [panelRegion, profilePostsRegion];
