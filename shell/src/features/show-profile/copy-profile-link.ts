import type { PersonId } from '@social/api';
import { copyLink } from '@social/ui';
import { profilePath } from '../../routes';

/** Copies the URL of a profile to the clipboard. */
export function copyProfileLink(personId: PersonId): Promise<void> {
  return copyLink(`${window.location.origin}${profilePath}/${personId}`, 'profile');
}
