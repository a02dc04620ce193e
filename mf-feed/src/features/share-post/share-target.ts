import type { GroupId, PageId, PersonId } from '@social/api';
import type { ShareTarget } from '@social/api/posts/share-post';

export type Where = ShareTarget['kind'];

/** A page that the member manages, or a group that they have joined. */
export type Place = { name: string; avatarUrl: string | null } & ({ kind: 'page'; id: PageId } | { kind: 'group'; id: GroupId });

/** What the provider is told; null as long as something has to be chosen. */
export function targetOf(where: Where, place: Place | null, userId: PersonId | null): ShareTarget | null {
  if (where === 'timeline') return userId && { kind: 'timeline', userId };
  if (place?.kind === 'page') return { kind: 'page', pageId: place.id };
  return place && { kind: 'group', groupId: place.id };
}
