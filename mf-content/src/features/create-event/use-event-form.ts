import { ApiError, type UploadOptions, type UploadProgress } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { NewEvent } from '@social/api/events/create-event';
import { findRefusedField } from '@social/api/events/find-refused-field';
import { newId } from '@social/data';
import { toDraftKey } from '@social/data/drafts/draft';
import { useDraft } from '@social/data/drafts/use-draft';
import { useDraftFile, type DraftFileInUse } from '@social/data/drafts/use-draft-file';
import { useSession } from '@social/session';
import { useState } from 'react';
import {
  createEventDraftCodec,
  draftFields,
  problemsOf,
  withField,
  type DraftField,
  type DraftProblems,
  type EventDraft,
} from './event-draft';

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

export type EventFormOptions = {
  /** Names the draft in this browser. */
  draftName: string;
  /** The details of the event that is changed; without them the form is empty. */
  saved?: EventDraft;
  /** Sends the event and shows that it was sent. */
  send: (event: NewEvent, options: UploadOptions) => Promise<void>;
  /** The beginning of the message of a failure. */
  failure: { happened: string; lostAnswerHint: string };
};

/** Edits and sends an event. The draft stays until it is sent. */
export function useEventForm({ draftName, saved, send, failure }: EventFormOptions): EventForm {
  const userId = useSession((session) => session.userId);
  const [codec] = useState(() => createEventDraftCodec(saved));
  const { value: draft, change: setDraft, clear } = useDraft(toDraftKey(userId, draftName), codec);
  const cover = useDraftFile(userId, `${draftName}_cover`);
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
      await send({ ...draft, cover: cover.chosen?.file }, { idempotencyKey, onUploadProgress: showProgress });
      clear();
      cover.change(null);
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
    const hint = LOST_ANSWER.has(error.kind) ? ` ${failure.lostAnswerHint}` : '';
    setPublishing({ kind: 'failed', message: `${failure.happened} Everything is kept here. ${failureMessage(error)}${hint}` });
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
