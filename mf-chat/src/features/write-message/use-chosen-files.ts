import { list, mappedOrRefused, object, text } from '@social/api/wire';
import { createFileStore, createMemberStorage, useSession } from '@social/session';
import { notify } from '@social/ui';
import { useEffect, useState } from 'react';
import { decodeOrNull } from '@social/api/wire';

export type ChosenFile = { id: string; file: File };

const storage = createMemberStorage({ open: () => window.localStorage });
const files = createFileStore(() => window.indexedDB);

const keptFiles = list(
  mappedOrRefused(object({ id: text, name: text, type: text }), ({ id, ...rest }) => (id === '' ? null : { id, ...rest })),
);

const MOST = 10;

export type ChosenFiles = {
  chosen: readonly ChosenFile[];
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  clear: () => void;
};

/** Files that wait in the box of one talk; they outlive the page, as its text does. */
export function useChosenFiles(name: string): ChosenFiles {
  const userId = useSession((session) => session.userId);
  const key = `draft_files_${userId}_${name}`;
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);

  useEffect(() => {
    let isGone = false;
    void restore(key).then((kept) => !isGone && setChosen((now) => [...kept, ...now]));
    return () => {
      isGone = true;
    };
  }, [key]);

  function change(next: readonly ChosenFile[]): void {
    setChosen(next);
    if (next.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(next.map(({ id, file }) => ({ id, name: file.name, type: file.type }))));
  }

  return {
    chosen,
    add(added) {
      const full = added.filter(({ size }) => size > 0);
      const taken = full.slice(0, Math.max(0, MOST - chosen.length)).map((file) => ({ id: newId(), file }));
      change([...chosen, ...taken]);
      // A browser that keeps no files still sends them while the page lives.
      for (const { id, file } of taken) files.put(id, file).catch(() => undefined);
      const leftOut = added.length - taken.length;
      if (leftOut === 0) return;
      const why = full.length < added.length ? 'Empty files are not sent.' : `Up to ${MOST} files go at once.`;
      void notify({ severity: 'warning', message: `${leftOut === 1 ? 'One file was' : `${leftOut} files were`} left out. ${why}` });
    },
    remove(id) {
      change(chosen.filter((one) => one.id !== id));
      files.remove([id]).catch(() => undefined);
    },
    clear() {
      change([]);
      files.remove(chosen.map(({ id }) => id)).catch(() => undefined);
    },
  };
}

async function restore(key: string): Promise<ChosenFile[]> {
  const kept = decodeOrNull(keptFiles, parsed(storage.read(key))) ?? [];
  const found = await Promise.all(
    kept.map(async ({ id, name, type }) => {
      const blob = await files.get(id).catch(() => null);
      return blob && { id, file: new File([blob], name, { type }) };
    }),
  );
  return found.filter((one) => one !== null);
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

function newId(): string {
  return `chat-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
