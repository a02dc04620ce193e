import type { GroupId, PageId, PersonId } from '@social/api';
import type { ShareTarget } from '@social/api/posts/share-post';

export type DestinationKind = ShareTarget['kind'];

/** A page that the member manages, or a group that they joined. */
export type ShareDestination = { name: string; avatarUrl: string | null } & ({ kind: 'page'; id: PageId } | { kind: 'group'; id: GroupId });

/** Returns the request's target; null while no destination is selected. */
export function toShareTarget(kind: DestinationKind, destination: ShareDestination | null, userId: PersonId | null): ShareTarget | null {
  if (kind === 'timeline') return userId && { kind: 'timeline', userId };
  if (destination?.kind === 'page') return { kind: 'page', pageId: destination.id };
  return destination && { kind: 'group', groupId: destination.id };
}
