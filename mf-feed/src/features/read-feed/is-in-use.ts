/** Returns true if a post has the focus, or contains something open, playing or being typed that unmounting would lose. */
export function isInUse(article: Element): boolean {
  if (article.contains(document.activeElement)) return true;
  if (article.querySelector('[aria-expanded="true"], textarea, iframe')) return true;
  return [...article.querySelectorAll('video, audio')].some((media) => media instanceof HTMLMediaElement && isStarted(media));
}

function isStarted({ currentTime, paused, ended }: HTMLMediaElement): boolean {
  return !ended && (!paused || currentTime > 0);
}
