import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Person } from '@social/api/people/fetch-person';
import { updateProfile } from '@social/api/people/update-profile';
import { apiClient, useDraft } from '@social/session';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changesOf, fieldOfRefusal, formOf, problemsOf, type FormProblems, type ProfileForm } from './profile-form';

type SaveState = { kind: 'editing' | 'saving' } | { kind: 'failed'; words: string };

/** The form over what the provider has; what is typed is kept in this browser until it is saved. */
export function useEditProfile(person: Person, onClose: () => void) {
  const queries = useQueryClient();
  const draft = useDraft('profile');
  const saved = formOf(person);
  const form = { ...saved, ...readDraft(draft.text) };
  const [refused, setRefused] = useState<FormProblems>({});
  const [state, setState] = useState<SaveState>({ kind: 'editing' });
  const changes = changesOf(form, saved);
  const isDirty = Object.keys(changes).length > 0;
  const problems = { ...problemsOf(form, new Date().toISOString().slice(0, 10)), ...refused };

  function change(part: Partial<ProfileForm>): void {
    setRefused({});
    draft.change(JSON.stringify(changesOf({ ...form, ...part }, saved)));
  }

  async function save(): Promise<void> {
    if (Object.keys(problems).length > 0 || state.kind === 'saving') return;
    setState({ kind: 'saving' });
    try {
      await updateProfile(apiClient, changes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = fieldOfRefusal(error.memberText ?? '');
      if (field) setRefused({ [field]: error.memberText ?? '' });
      return setState({ kind: 'failed', words: `Nothing was saved. ${failureMessage(error)}` });
    }
    draft.clear();
    onClose();
    void notify({ severity: 'success', message: 'Your profile is saved.' });
    await queries.invalidateQueries();
  }

  function leave(): void {
    onClose();
    if (isDirty) void notify({ severity: 'info', message: 'What you changed is not saved yet. It waits under “Edit profile”.' });
  }

  return { form, change, problems, isDirty, state, save, leave };
}

/** Kept as the changes alone: what was saved elsewhere meanwhile shows through. Junk is nothing. */
function readDraft(text: string): Partial<ProfileForm> {
  try {
    const kept: unknown = JSON.parse(text || '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
