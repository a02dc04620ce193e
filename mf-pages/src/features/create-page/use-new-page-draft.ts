import { useSession } from '@social/session';
import { useState } from 'react';
import { keepTexts, readTexts } from '../../lib/kept-texts';
import { emptyNewPage, toSlug, type NewPageFields } from './new-page-fields';

export type NewPageDraft = { fields: NewPageFields; isEmpty: boolean; change: (change: Partial<NewPageFields>) => void; clear: () => void };

/** A page on its way: kept in this browser until it is made. Until its URL is written, it follows the name. */
export function useNewPageDraft(): NewPageDraft {
  const userId = useSession((session) => session.userId);
  const key = `draft_${userId}_new_page`;
  const [fields, setFields] = useState<NewPageFields>(() => ({ ...emptyNewPage, ...readTexts(key) }));
  const isEmpty = Object.values(fields).every((text) => text === '');

  function replace(next: NewPageFields) {
    setFields(next);
    keepTexts(key, Object.values(next).every((text) => text === '') ? {} : next);
  }

  return {
    fields,
    isEmpty,
    change(change) {
      const followsName = fields.slug === toSlug(fields.name) && change.name !== undefined && change.slug === undefined;
      replace({ ...fields, ...change, ...(followsName && { slug: toSlug(change.name ?? '') }) });
    },
    clear: () => replace(emptyNewPage),
  };
}
