/** Returns the mounted posts of a list, from the top. */
export function findArticles(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > article')];
}

/** Returns the first mounted post that ends below `y`, in pixels from the top of the screen. */
export function findArticleBelow(list: Element, y: number): HTMLElement | undefined {
  return findArticles(list).find((article) => article.getBoundingClientRect().bottom > y);
}
