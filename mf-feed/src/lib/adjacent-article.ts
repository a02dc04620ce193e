/** Finds the article after or before this one in a list of grouped articles. Null at the ends, outside of lists, and where the next group is virtualized. */
export function findAdjacentArticle(article: Element, step: 1 | -1): HTMLElement | null {
  const group = article.parentElement;
  const adjacent =
    step === 1
      ? (article.nextElementSibling ?? group?.nextElementSibling?.firstElementChild)
      : (article.previousElementSibling ?? group?.previousElementSibling?.lastElementChild);
  return adjacent instanceof HTMLElement && adjacent.matches('article') ? adjacent : null;
}
