import { ApiError, type EventId, type UploadProgress } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { createEvent } from '@social/api/events/create-event';
import { refusedField } from '@social/api/events/refused-field';
import { apiClient, useDraftFile, useSession, type DraftFile } from '@social/session';
import { useState } from 'react';
import { draftFields, emptyDraft, problemsOf, withField, type DraftField, type DraftProblems, type EventDraft } from './event-draft';
import { keepDraft, readKeptDraft } from './kept-draft';

export type Publishing = { kind: 'no' } | { kind: 'now'; sentShare: number | null } | { kind: 'failed'; words: string };

export type EventForm = {
  draft: EventDraft;
  cover: DraftFile;
  /** Of the fields that the member has been to. */
  problems: DraftProblems;
  publishing: Publishing;
  change: (field: DraftField, text: string) => void;
  leave: (field: DraftField) => void;
  /** Publishes what is valid; else resolves to the first field that is not. */
  publish: () => Promise<DraftField | null>;
};

const LOST_ANSWER = new Set(['network', 'timeout', 'aborted']);

/** A new event on its way. What is typed is kept until it is published. */
export function useEventForm(onPublished: (eventId: EventId) => void): EventForm {
  const userId = useSession((session) => session.userId);
  const [draft, setDraft] = useState(() => readKeptDraft(userId));
  const cover = useDraftFile('event_cover');
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [refused, setRefused] = useState<DraftProblems>({});
  const [publishing, setPublishing] = useState<Publishing>({ kind: 'no' });

  function change(field: DraftField, text: string) {
    const next = withField(draft, field, text);
    setDraft(next);
    keepDraft(userId, next);
    setRefused(({ [field]: _outdated, ...others }) => others);
  }

  async function publish(): Promise<DraftField | null> {
    if (publishing.kind === 'now') return null;
    setLeft(new Set(draftFields));
    const wrong = draftFields.find((field) => field in problemsOf(draft));
    if (wrong) return wrong;
    setPublishing({ kind: 'now', sentShare: null });
    try {
      const eventId = await createEvent(apiClient, { ...draft, cover: cover.file ?? undefined }, { onUploadProgress: showProgress });
      keepDraft(userId, emptyDraft);
      cover.keep(null);
      onPublished(eventId);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return showRefusal(error);
    }
  }

  function showProgress({ sentBytes, totalBytes }: UploadProgress) {
    setPublishing({ kind: 'now', sentShare: totalBytes ? sentBytes / totalBytes : null });
  }

  function showRefusal(error: ApiError): DraftField | null {
    const refusal = refusedField(error);
    if (refusal && refusal.field !== 'cover') {
      setRefused({ [refusal.field]: refusal.words });
      setPublishing({ kind: 'no' });
      return refusal.field;
    }
    const mayBeThere = LOST_ANSWER.has(error.kind) ? ' It may be published all the same: look at your events before you try again.' : '';
    setPublishing({ kind: 'failed', words: `The event was not published. Everything is kept here. ${failureMessage(error)}${mayBeThere}` });
    return null;
  }

  const problems = Object.fromEntries(Object.entries(problemsOf(draft)).filter(([field]) => left.has(field as DraftField)));
  return {
    draft,
    cover,
    problems: { ...problems, ...refused },
    publishing,
    change,
    leave: (field) => setLeft(new Set([...left, field])),
    publish,
  };
}
