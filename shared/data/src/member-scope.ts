import type { PersonId } from '@social/api';

/** Whose state a page holds. `@social/session` implements it, and hands it to whatever must not outlast its member. */
export type MemberScope = {
  /** Returns null while no member is signed in. */
  getMemberId: () => PersonId | null;
  /** Calls back when the member signs out, or another one signs in. Returns the way to unsubscribe. */
  onMemberLeave: (listener: () => void) => () => void;
};
