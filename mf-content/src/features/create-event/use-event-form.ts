import { ApiError, type EventId, type UploadProgress } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { createEvent } from '@social/api/events/create-event';
import { findRefusedField } from '@social/api/events/find-refused-field';
import { newId } from '@social/data';
import { toDraftKey } from '@social/data/drafts/draft';
import { useDraft } from '@social/data/drafts/use-draft';
import { useDraftFile, type DraftFileInUse } from '@social/data/drafts/use-draft-file';
import { apiClient, useSession } from '@social/session';
import { useState } from 'react';
import { draftFields, eventDraftCodec, problemsOf, withField, type DraftField, type DraftProblems, type EventDraft } from './event-draft';

export type Publishing = { kind: 'idle' } | { kind: 'sending'; sentShare: number | null } | { kind: 'failed'; message: string };

export type EventForm = {
  draft: EventDraft;
  cover: DraftFileInUse;
  /** The errors of the fields that the member has left. */
  problems: DraftProblems;
  publishing: Publishing;
  change: (field: DraftField, text: string) => void;
  leave: (field: DraftField) => void;
  /** Publishes a valid draft. Otherwise resolves to the first invalid field. */
  publish: () => Promise<DraftField | null>;
};

const LOST_ANSWER = new Set(['network', 'timeout', 'aborted']);

/** Edits and publishes a new event. The draft stays until it is published. */
export function useEventForm(onPublished: (eventId: EventId) => void): EventForm {
  const userId = useSession((session) => session.userId);
  const { value: draft, change: setDraft, clear } = useDraft(toDraftKey(userId, 'event'), eventDraftCodec);
  const cover = useDraftFile(userId, 'event_cover');
  const [idempotencyKey] = useState(newId);
  const [visited, setVisited] = useState<ReadonlySet<DraftField>>(new Set());
  const [refused, setRefused] = useState<DraftProblems>({});
  const [publishing, setPublishing] = useState<Publishing>({ kind: 'idle' });

  function change(field: DraftField, text: string) {
    setDraft(withField(draft, field, text));
    setRefused(({ [field]: _outdated, ...others }) => others);
  }

  async function publish(): Promise<DraftField | null> {
    if (publishing.kind === 'sending') return null;
    setVisited(new Set(draftFields));
    const invalidField = draftFields.find((field) => field in problemsOf(draft));
    if (invalidField) return invalidField;
    setPublishing({ kind: 'sending', sentShare: null });
    try {
      const eventId = await createEvent(
        apiClient,
        { ...draft, cover: cover.chosen?.file },
        { idempotencyKey, onUploadProgress: showProgress },
      );
      clear();
      cover.change(null);
      onPublished(eventId);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return showRefusal(error);
    }
  }

  function showProgress({ sentBytes, totalBytes }: UploadProgress) {
    setPublishing({ kind: 'sending', sentShare: totalBytes ? sentBytes / totalBytes : null });
  }

  function showRefusal(error: ApiError): DraftField | null {
    const refusal = findRefusedField(error);
    if (refusal && refusal.field !== 'cover') {
      setRefused({ [refusal.field]: refusal.message });
      setPublishing({ kind: 'idle' });
      return refusal.field;
    }
    const lostAnswerHint = LOST_ANSWER.has(error.kind)
      ? ' It may be published all the same: look at your events before you try again.'
      : '';
    setPublishing({
      kind: 'failed',
      message: `The event was not published. Everything is kept here. ${failureMessage(error)}${lostAnswerHint}`,
    });
    return null;
  }

  const problems = Object.fromEntries(Object.entries(problemsOf(draft)).filter(([field]) => visited.has(field as DraftField)));
  return {
    draft,
    cover,
    problems: { ...problems, ...refused },
    publishing,
    change,
    leave: (field) => setVisited(new Set([...visited, field])),
    publish,
  };
}
