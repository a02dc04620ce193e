import { SuggestedPages } from '../pages/suggested-pages';

/** Suggests a few pages to like; it needs no input. */
export function Region() {
  return <SuggestedPages />;
}
