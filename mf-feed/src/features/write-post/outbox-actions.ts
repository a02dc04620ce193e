import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { ComposerParts } from './composer-parts';
import type { OnPublished, Outgoing, Publish } from './composer-state';
import { emptyDraft, isUntouched, toNewPost, findSendProblem, type Draft } from './draft';
import type { DraftActions } from './draft-actions';

const INTERRUPTED = 'The page was closed before the server had answered. See whether the post is there before you send it again.';
const STOPPED = 'You stopped it.';
const SET_ASIDE = 'Set aside while you edit another post.';

/** Sends drafts, and holds what could not be sent until its author retries, edits or throws it away. */
export function createOutboxActions({ store, storage, keptFiles, newId }: ComposerParts, { setDraft }: DraftActions, publish: Publish) {
  const requests = new Map<string, AbortController>();

  function put(outgoing: Outgoing, reason: string): void {
    storage.keepUnsent({ id: outgoing.id, draft: outgoing.draft, reason });
    store.setState(({ outbox }) => ({ outbox: [...outbox.filter(({ id }) => id !== outgoing.id), outgoing] }));
  }

  function setStatus(id: string, status: Outgoing['status']): void {
    store.setState(({ outbox }) => ({ outbox: outbox.map((outgoing) => (outgoing.id === id ? { ...outgoing, status } : outgoing)) }));
  }

  function letGo(id: string): void {
    storage.dropUnsent(id);
    store.setState(({ outbox }) => ({ outbox: outbox.filter((outgoing) => outgoing.id !== id) }));
  }

  /** null while it is on its way: nobody can change it then. */
  function restingPost(id: string): Outgoing | null {
    const outgoing = store.getState().outbox.find((one) => one.id === id);
    return outgoing?.status.kind === 'not-sent' ? outgoing : null;
  }

  async function deliver(id: string, draft: Draft, onPublished: OnPublished): Promise<void> {
    const request = new AbortController();
    requests.set(id, request);
    try {
      const post = await publish(toNewPost(draft), {
        signal: request.signal,
        onUploadProgress: ({ sentBytes }) => setStatus(id, { kind: 'sending', sentBytes }),
      });
      letGo(id);
      keptFiles.forget(draft.attachments);
      onPublished(post);
    } catch (error) {
      const reason = reasonOf(error);
      storage.keepUnsent({ id, draft, reason });
      setStatus(id, { kind: 'not-sent', reason });
      if (!(error instanceof ApiError)) throw error;
    } finally {
      requests.delete(id);
    }
  }

  return {
    /** Sends the draft and makes room for the next; nothing happens while it is not ready. Rejects only on a bug. */
    async send(onPublished: OnPublished): Promise<void> {
      const { draft } = store.getState();
      if (findSendProblem(draft) !== null) return;
      const id = newId();
      // Before the draft is cleared: whatever happens in between, the post is in one of the two places.
      put({ id, draft, status: { kind: 'sending', sentBytes: 0 } }, INTERRUPTED);
      setDraft({ ...emptyDraft, audience: draft.audience });
      await deliver(id, draft, onPublished);
    },
    /** Sends it again, from the beginning. */
    async retry(id: string, onPublished: OnPublished): Promise<void> {
      const outgoing = restingPost(id);
      if (!outgoing) return;
      put({ ...outgoing, status: { kind: 'sending', sentBytes: 0 } }, INTERRUPTED);
      await deliver(id, outgoing.draft, onPublished);
    },
    /** Stops the upload; the post stays as one that was not sent. */
    stop: (id: string): void => requests.get(id)?.abort(),
    /** Takes a post back into the box. What stands there changes places with it. */
    edit(id: string): void {
      const outgoing = restingPost(id);
      if (!outgoing) return;
      const { draft } = store.getState();
      setDraft(outgoing.draft);
      letGo(id);
      if (!isUntouched(draft)) put({ id, draft, status: { kind: 'not-sent', reason: SET_ASIDE } }, SET_ASIDE);
    },
    /** Throws a post away. Its files stay until `confirm`, so that `undo` brings back all of it; null while it is being sent. */
    discard(id: string): { undo: () => void; confirm: () => void } | null {
      const outgoing = restingPost(id);
      if (outgoing?.status.kind !== 'not-sent') return null;
      const { reason } = outgoing.status;
      letGo(id);
      return { undo: () => put(outgoing, reason), confirm: () => keptFiles.forget(outgoing.draft.attachments) };
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page.';
  switch (error.kind) {
    case 'aborted':
      return STOPPED;
    case 'refused':
    case 'rate-limited':
    case 'signed-out':
      return failureMessage(error);
    default:
      // An answer that was lost says nothing about the post.
      return `${failureMessage(error)} The post may be there all the same.`;
  }
}
