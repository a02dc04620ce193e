/**
 * The article after or before this one in a list of posts, whose articles stand in groups. Null at the ends, outside of lists, and where
 * the reader is so far from the next group that its articles are not there.
 */
export function articleBeside(article: Element, step: 1 | -1): HTMLElement | null {
  const group = article.parentElement;
  const beside =
    step === 1
      ? (article.nextElementSibling ?? group?.nextElementSibling?.firstElementChild)
      : (article.previousElementSibling ?? group?.previousElementSibling?.lastElementChild);
  return beside instanceof HTMLElement && beside.matches('article') ? beside : null;
}
