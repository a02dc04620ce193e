/** Whether something in a post is open, playing or being typed: it would be lost with the body. */
export function isInUse(article: Element): boolean {
  const { activeElement } = document;
  if (activeElement !== article && article.contains(activeElement)) return true;
  if (article.querySelector('[aria-expanded="true"], textarea, iframe')) return true;
  return [...article.querySelectorAll('video, audio')].some((media) => media instanceof HTMLMediaElement && isBegun(media));
}

function isBegun({ currentTime, paused, ended }: HTMLMediaElement): boolean {
  return !ended && (!paused || currentTime > 0);
}
