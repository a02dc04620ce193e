import type { PersonId } from '@social/api';
import { useState } from 'react';
import { toDraftKey } from './draft';
import { textCodec, type DraftCodec } from './draft-codec';
import { useDraft } from './use-draft';

export type TextDraft = { text: string; change: (text: string) => void; clear: () => void };

/** Stores a member's text under `name` until it is sent. `initialText` stands where there is no draft, as when something is edited. */
export function useTextDraft(memberId: PersonId | null, name: string, initialText = ''): TextDraft {
  const [codec] = useState((): DraftCodec<string> => ({ ...textCodec, empty: initialText }));
  const { value, change, clear } = useDraft(toDraftKey(memberId, name), codec);
  return { text: value, change, clear };
}
