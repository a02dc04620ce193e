import type { PersonId } from '@social/api';
import { toDraftKey } from './draft';
import { textCodec } from './draft-codec';
import { useDraft } from './use-draft';

export type TextDraft = { text: string; change: (text: string) => void; clear: () => void };

/** Stores a member's new text under `name` until it is sent. `useTextEdit` changes a text that is published. */
export function useTextDraft(memberId: PersonId | null, name: string): TextDraft {
  const { value, change, clear } = useDraft(toDraftKey(memberId, name), textCodec);
  return { text: value, change, clear };
}
