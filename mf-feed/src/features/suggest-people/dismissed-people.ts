import type { PersonId } from '@social/api';
import { createHiddenIds } from '@social/session';

/** Suggestions that the member waved away. The provider has no call for it, so it holds for as long as the page lives. */
export const dismissedPeople = createHiddenIds<PersonId>();
