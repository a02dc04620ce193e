import { createMemberStorage } from '@social/data';
import { useSession } from './use-session';
import { useState } from 'react';

const storage = createMemberStorage({ open: () => window.localStorage });

export type Draft = { text: string; change: (text: string) => void; clear: () => void };

/** Text on its way: kept in this browser for one member under `name` until it is sent. It outlives the page. */
export function useDraft(name: string, initialText = ''): Draft {
  const userId = useSession((session) => session.userId);
  const key = `draft_${userId}_${name}`;
  const [text, setText] = useState(() => storage.read(key) ?? initialText);

  return {
    text,
    change(next) {
      setText(next);
      if (next.trim() === '') storage.remove(key);
      else storage.write(key, next);
    },
    clear() {
      setText('');
      storage.remove(key);
    },
  };
}
