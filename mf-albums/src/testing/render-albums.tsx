import { sessionStore } from '@social/session';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions, type HistoryEntry } from '@social/ui/testing/render-regions';
import { Region } from '../expose/albums';

/** Renders the region for a new member, or for a visitor who is not signed in. */
export function renderAlbums(entry: HistoryEntry = '/my-albums', { isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  if (isSignedIn) signInAnew();
  else sessionStore.signOut();
  return renderRegions({ '*': <Region /> }, { entry });
}
