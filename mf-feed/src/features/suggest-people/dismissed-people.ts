import type { PersonId } from '@social/api';
import { createHiddenIds, getPageStore } from '@social/data';
import { memberScope } from '@social/session';

/** Suggestions that the member dismissed. The provider has no call for it, so they are hidden only until a reload. */
export const dismissedPeople = getPageStore('dismissed suggestions', () => createHiddenIds<PersonId>(memberScope));
