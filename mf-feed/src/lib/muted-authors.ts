import type { PersonId } from '@social/api';
import { createHiddenIds, getPageStore } from '@social/data';
import { memberScope } from '@social/session';

/** People that the member has muted on this page: feeds that were loaded before omit their posts too. */
export const mutedAuthors = getPageStore('muted authors', () => createHiddenIds<PersonId>(memberScope));
