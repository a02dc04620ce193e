import type { PersonId } from '@social/api';
import { toDraftKey } from './draft';
import type { DraftCodec } from './draft-codec';
import { isSameText } from './form-edits';
import { useDraft } from './use-draft';
import type { TextDraft } from './use-text-draft';

export type TextEdit = TextDraft & {
  /** The saved text, if it has changed since the draft was begun; otherwise null. Saving would replace it. */
  conflict: string | null;
  /** Retains the draft and ends the conflict. `clear` ends it with the saved text. */
  rebase: () => void;
};

/** An empty text is a draft too: the member deleted what was there. */
const codec: DraftCodec<string | null> = { empty: null, parse: (stored) => stored, format: (text) => text };

/**
 * Edits a published text. The draft is stored under `name` until it is saved or discarded. Without a draft the text is `savedText`, also after it changes.
 * The text that the draft replaces is stored beside it, under `name` with `_from`. Releases that do not know it read the draft as before.
 */
export function useTextEdit(memberId: PersonId | null, name: string, savedText: string): TextEdit {
  const draft = useDraft(toDraftKey(memberId, name), codec);
  const from = useDraft(toDraftKey(memberId, `${name}_from`), codec);
  const isBasedOnSaved = from.value === savedText;
  const isEdited = draft.value !== null && (isBasedOnSaved || from.value === null || !isSameText(draft.value, from.value));
  const text = isEdited && draft.value !== null ? draft.value : savedText;
  return {
    text,
    conflict: !isBasedOnSaved && !isSameText(text, savedText) ? savedText : null,
    change(changed) {
      if (!isEdited) from.change(savedText);
      draft.change(changed);
    },
    clear() {
      draft.clear();
      from.clear();
    },
    rebase: () => from.change(savedText),
  };
}
