import { toDraftKey } from '@social/data/drafts/draft';
import { useDraft } from '@social/data/drafts/use-draft';
import { useSession } from '@social/session';
import { newPageCodec, toSlug, type NewPageFields } from './new-page-fields';

export type NewPageDraft = { fields: NewPageFields; isEmpty: boolean; change: (change: Partial<NewPageFields>) => void; clear: () => void };

/** Stores the fields of a new page in this browser until it is created. The URL follows the name until the member edits it. */
export function useNewPageDraft(): NewPageDraft {
  const userId = useSession((session) => session.userId);
  const { value: fields, change, clear } = useDraft(toDraftKey(userId, 'new_page'), newPageCodec);

  return {
    fields,
    isEmpty: newPageCodec.format(fields) === null,
    change({ name, ...others }) {
      const followsName = fields.slug === toSlug(fields.name) && name !== undefined && others.slug === undefined;
      change({ ...fields, ...others, ...(name !== undefined && { name }), ...(followsName && { slug: toSlug(name) }) });
    },
    clear,
  };
}
