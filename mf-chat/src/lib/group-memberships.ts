import type { GroupId } from '@social/api';
import { toggleGroupJoined } from '@social/api/groups/toggle-group-joined';
import { createHiddenIds, createOptimisticValues, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';

/** The groups that the member joins on this page, over what the provider says. */
export const groupMemberships = getPageStore('group memberships', () =>
  createOptimisticValues<GroupId, boolean>({ scope: memberScope, fallback: false, send: (id) => toggleGroupJoined(apiClient, id) }),
);

/** Groups that the member leaves, while Undo is offered. */
export const leftGroups = getPageStore('left groups', () => createHiddenIds<GroupId>(memberScope));
