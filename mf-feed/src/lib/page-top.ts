/** Where the page begins to be seen: the shell says how high the bar is that it keeps on top of a small screen. */
export const PAGE_TOP = 'var(--page-top, 0px)';
