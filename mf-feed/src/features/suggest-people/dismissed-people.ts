import type { PersonId } from '@social/api';
import { createHiddenIds, getPageStore } from '@social/data';
import { memberScope } from '@social/session';

/** Suggestions that the member waved away. The provider has no call for it, so it holds for as long as the page lives. */
export const dismissedPeople = getPageStore('dismissed suggestions', () => createHiddenIds<PersonId>(memberScope));
