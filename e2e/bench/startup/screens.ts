/** A main route: its address, its link in the menu of Home, and a selector of its content. */
export type Screen = { name: string; path: string; content: string; link?: string };

export const HOME: Screen = { name: 'Home', path: '/', content: 'main article' };

export const screens: Screen[] = [
  HOME,
  { name: 'Saved posts', path: '/saved-posts', content: 'main article', link: 'nav a[href="/saved-posts"]' },
  { name: 'Conversation', path: '/chat-detailed/2', content: 'main [data-message-id]', link: 'aside a[href="/chat-detailed/2"]' },
  { name: 'Albums', path: '/my-albums', content: 'main article', link: 'nav a[href="/my-albums"]' },
  { name: 'Pages', path: '/pagescomp/mainpages', content: 'main [role="tabpanel"] li', link: 'nav a[href="/pagescomp/mainpages"]' },
  { name: 'Events', path: '/events', content: 'main article, main [role="status"] h2, main h2', link: 'nav a[href="/events"]' },
  { name: 'Blog', path: '/blog', content: 'main article', link: 'nav a[href="/blog"]' },
];
