import type { UploadOptions } from '@social/api';
import type { NewEvent } from '@social/api/events/create-event';
import { findRefusedField } from '@social/api/events/find-refused-field';
import { toDraftKey } from '@social/data/drafts/draft';
import { useDraftFile, type DraftFileInUse } from '@social/data/drafts/use-draft-file';
import { useFormEdits, type FormEditsInUse } from '@social/data/drafts/use-form-edits';
import { useSession } from '@social/session';
import { useState } from 'react';
import { usePublishing, type Publishing, type PublishingFailure } from '../../lib/use-publishing';
import { draftFields, emptyDraft, problemsOf, toChange, type DraftField, type DraftProblems, type EventDraft } from './event-draft';

export type EventFormState = {
  draft: EventDraft;
  cover: DraftFileInUse;
  /** The errors of the fields that the member has left. */
  problems: DraftProblems;
  publishing: Publishing;
  change: (field: DraftField, text: string) => void;
  leave: (field: DraftField) => void;
  /** Publishes a valid draft. Otherwise resolves to the first invalid field. */
  publish: () => Promise<DraftField | null>;
} & Pick<FormEditsInUse<DraftField>, 'conflicts' | 'resolve'>;

export type EventFormOptions = {
  /** Names the draft in this browser. */
  draftName: string;
  /** The saved details of the event that is changed; without them the form is empty. */
  saved?: EventDraft;
  /** Sends the event and shows that it was sent. */
  send: (event: NewEvent, options: UploadOptions) => Promise<void>;
  failure: PublishingFailure;
};

/** Edits and sends an event. The draft stays until it is sent. */
export function useEventForm({ draftName, saved = emptyDraft, send, failure }: EventFormOptions): EventFormState {
  const userId = useSession((session) => session.userId);
  const { texts: draft, change: changeDraft, clear, conflicts, resolve } = useFormEdits(toDraftKey(userId, draftName), saved);
  const cover = useDraftFile(userId, `${draftName}_cover`);
  const [visited, setVisited] = useState<ReadonlySet<DraftField>>(new Set());
  const [refused, setRefused] = useState<DraftProblems>({});
  const { publishing, send: sendForm, reset } = usePublishing(failure);

  function change(field: DraftField, text: string) {
    changeDraft(toChange(draft, field, text));
    setRefused(({ [field]: _outdated, ...others }) => others);
  }

  async function publish(): Promise<DraftField | null> {
    if (publishing.kind === 'sending') return null;
    setVisited(new Set(draftFields));
    const invalidField = draftFields.find((field) => field in problemsOf(draft));
    if (invalidField) return invalidField;
    const error = await sendForm((options) => send({ ...draft, cover: cover.chosen?.file }, options));
    if (error === null) {
      clear();
      cover.change(null);
      return null;
    }
    const refusal = findRefusedField(error);
    if (!refusal || refusal.field === 'cover') return null;
    setRefused({ [refusal.field]: refusal.message });
    reset();
    return refusal.field;
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
    conflicts,
    resolve,
  };
}
