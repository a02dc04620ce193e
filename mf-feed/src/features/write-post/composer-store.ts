import { createStore } from 'zustand/vanilla';
import type { ComposerState, Publish } from './composer-state';
import type { Draft } from './draft';
import { createDraftActions } from './draft-actions';
import type { DraftStorage } from './draft-storage';
import type { FileStore } from '@social/session';
import { createKeptFiles } from './kept-files';
import { createOutboxActions } from './outbox-actions';

export type ComposerDependencies = { publish: Publish; storage: DraftStorage; files: FileStore; newId: () => string };

export type ComposerStore = ReturnType<typeof createComposerStore>;

/** What one member writes: kept from the first letter until the provider has it, whatever becomes of the page. */
export function createComposerStore({ publish, storage, files, newId }: ComposerDependencies) {
  const store = createStore<ComposerState>(() => ({
    draft: storage.readDraft(),
    outbox: storage.readUnsent().map(({ id, draft, reason }) => ({ id, draft, status: { kind: 'not-sent', reason } })),
    refusals: [],
  }));
  const keptFiles = createKeptFiles(store, files);
  const parts = { store, storage, keptFiles, newId };
  const { setDraft, ...draftActions } = createDraftActions(parts);

  void keptFiles.fetch();

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    ...draftActions,
    ...createOutboxActions(parts, { setDraft, ...draftActions }, publish),
    /** Takes over what another tab wrote or sent; null stands for all keys. */
    followOtherTab(key: string | null): void {
      if (key === storage.draftKey || key === null) {
        store.setState(({ draft }) => ({ draft: withKnownFiles(storage.readDraft(), draft) }));
        void keptFiles.fetch();
      }
      if (key === storage.unsentKey || key === null) {
        const kept = new Set(storage.readUnsent().map(({ id }) => id));
        store.setState(({ outbox }) => ({ outbox: outbox.filter(({ id, status }) => status.kind === 'sending' || kept.has(id)) }));
      }
    },
  };
}

/** Files that are in memory already need not be fetched again. */
function withKnownFiles(draft: Draft, known: Draft): Draft {
  const byId = new Map(known.attachments.map((attachment) => [attachment.id, attachment]));
  return { ...draft, attachments: draft.attachments.map((attachment) => byId.get(attachment.id) ?? attachment) };
}
