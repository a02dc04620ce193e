/** Finds the article after or before this one in a list of posts. Null at the ends, outside of lists, and where the adjacent post is not shown. */
export function findAdjacentArticle(article: Element, step: 1 | -1): HTMLElement | null {
  const adjacent = step === 1 ? article.nextElementSibling : article.previousElementSibling;
  return adjacent instanceof HTMLElement && adjacent.matches('[role="feed"] > article:not([hidden])') ? adjacent : null;
}
