import { acceptFiles, moveFile } from './accept-files';
import type { ComposerParts } from './composer-parts';
import type { Draft } from './draft';

export type DraftActions = ReturnType<typeof createDraftActions>;

/** What its author does to a draft. Each change is kept at once. */
export function createDraftActions({ store, storage, keptFiles, newId }: ComposerParts) {
  /** What was refused is said until files are chosen again or it is dismissed. */
  function setDraft(draft: Draft): void {
    storage.writeDraft(draft);
    store.setState({ draft });
  }

  return {
    setDraft,
    change: (part: Partial<Omit<Draft, 'attachments'>>): void => setDraft({ ...store.getState().draft, ...part }),
    /** Attaches what a post can have together, and says what was left out. */
    async addFiles(chosen: readonly File[]): Promise<void> {
      const { draft } = store.getState();
      const { attachments, refusals } = acceptFiles(draft.attachments, chosen, newId);
      store.setState({ draft: { ...draft, attachments }, refusals });
      // Bytes before names: a name in the storage promises that its file can be had.
      await keptFiles.keep(attachments.filter((attachment) => !draft.attachments.includes(attachment)));
      storage.writeDraft(store.getState().draft);
    },
    removeFile(id: string): void {
      const { draft } = store.getState();
      keptFiles.forget(draft.attachments.filter((attachment) => attachment.id === id));
      store.setState({ refusals: [] });
      setDraft({ ...draft, attachments: draft.attachments.filter((attachment) => attachment.id !== id) });
    },
    /** Puts another file in the place of one: cut, turned. */
    async replaceFile(id: string, file: File): Promise<void> {
      const { draft } = store.getState();
      const replaced = draft.attachments.find((attachment) => attachment.id === id);
      if (!replaced) return;
      const attachment = { ...replaced, id: newId(), file };
      store.setState({ draft: { ...draft, attachments: draft.attachments.map((one) => (one === replaced ? attachment : one)) } });
      await keptFiles.keep([attachment]);
      storage.writeDraft(store.getState().draft);
      keptFiles.forget([replaced]);
    },
    moveFile(id: string, by: number): void {
      const { draft } = store.getState();
      setDraft({ ...draft, attachments: moveFile(draft.attachments, id, by) });
    },
    dismissRefusals: (): void => store.setState({ refusals: [] }),
  };
}
