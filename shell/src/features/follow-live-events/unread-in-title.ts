const PREFIX = /^\(\d+\+?\) /;
const MAX_SHOWN = 99;

type AppBadge = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Begins titles of the tab with the number of unread messages, whichever code sets them, and puts it on the icon of an installed page. */
export function showUnreadInTitle(page: Document, icon: AppBadge) {
  let prefix = '';

  function write(): void {
    const title = prefix + page.title.replace(PREFIX, '');
    // Writing it again would notify the observer again.
    if (title !== page.title) page.title = title;
  }

  const observer = new MutationObserver(write);
  observer.observe(page.head, { subtree: true, childList: true, characterData: true });

  return {
    show(count: number): void {
      prefix = count === 0 ? '' : `(${count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}) `;
      write();
      // A browser may refuse it where the page is not installed.
      const shown = count === 0 ? icon.clearAppBadge?.() : icon.setAppBadge?.(count);
      shown?.catch(() => undefined);
    },
    stop(): void {
      observer.disconnect();
      this.show(0);
    },
  };
}
