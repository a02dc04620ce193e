import type { PersonId } from '@social/api';
import type { MemberScope } from './member-scope';

const stores = new Map<string, unknown>();

/**
 * Returns the page's one store of that name; `create` runs for the first who asks. A page can run two releases of a remote, one after
 * the other: the second finds what the member did in the first. A store whose shape changes gets another name.
 */
export function getPageStore<Store>(name: string, create: () => Store): Store {
  if (!stores.has(name)) stores.set(name, create());
  return stores.get(name) as Store;
}

/** Returns the page's one store of that name and member. It is dropped when the member leaves; its requests continue. */
export function getMemberStore<Store>(name: string, scope: MemberScope, memberId: PersonId, create: () => Store): Store {
  const members = getPageStore(name, () => {
    const byMember = new Map<PersonId, Store>();
    scope.onMemberLeave(() => byMember.clear());
    return byMember;
  });
  const known = members.get(memberId) ?? create();
  members.set(memberId, known);
  return known;
}
