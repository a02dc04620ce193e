/** Returns the shown posts of a list, from the top: without those that are rendered ahead. */
export function findArticles(list: Element): HTMLElement[] {
  return [...list.children]
    .filter((child) => child instanceof HTMLElement)
    .filter(({ localName, hidden }) => localName === 'article' && !hidden);
}

/** Returns the first shown post that ends below `y`, in pixels from the top of the screen. */
export function findArticleBelow(list: Element, y: number): HTMLElement | undefined {
  return findArticles(list).find((article) => article.getBoundingClientRect().bottom > y);
}
