import type { PersonId } from '@social/api';
import { notify } from '@social/ui';
import { profilePath } from '../../routes';

/** Puts a profile's address where it can be pasted from. Where the browser won't, the address is shown to be copied by hand. */
export async function copyProfileLink(personId: PersonId): Promise<void> {
  const url = `${window.location.origin}${profilePath}/${personId}`;
  try {
    await navigator.clipboard.writeText(url);
    await notify({ severity: 'success', message: 'The link to the profile is copied.' });
  } catch {
    // Refused by the browser, or not offered at all where the page has no secure address.
    await notify({ severity: 'warning', message: `Your browser did not copy the link. Here it is: ${url}`, durationMs: 20_000 });
  }
}
