import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Person } from '@social/api/people/fetch-person';
import { updateProfile } from '@social/api/people/update-profile';
import { reading } from '@social/api/wire';
import { toDraftKey } from '@social/data/drafts/draft';
import { jsonCodec } from '@social/data/drafts/draft-codec';
import { useDraft } from '@social/data/drafts/use-draft';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findChanges,
  findRefusedProfileField,
  toProfileForm,
  validateProfileForm,
  type FormErrors,
  type ProfileForm,
} from './profile-form';

type SaveState = { kind: 'editing' | 'saving' } | { kind: 'failed'; message: string };

/** Stores only the changes: a field that was changed elsewhere shows its new value. */
const changesCodec = jsonCodec<Partial<ProfileForm>>({
  empty: {},
  isEmpty: (changes) => Object.keys(changes).length === 0,
  decoder: reading((stored) => (typeof stored === 'object' && stored !== null ? stored : {})),
});

/** Edits a profile. Unsaved changes are stored in this browser. */
export function useEditProfile(person: Person, onClose: () => void) {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const draft = useDraft(toDraftKey(userId, 'profile'), changesCodec);
  const saved = toProfileForm(person);
  const form = { ...saved, ...draft.value };
  const [refused, setRefused] = useState<FormErrors>({});
  const [state, setState] = useState<SaveState>({ kind: 'editing' });
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const changes = findChanges(form, saved);
  const isDirty = Object.keys(changes).length > 0;
  const errors = { ...validateProfileForm(form, today), ...refused };

  function change(part: Partial<ProfileForm>): void {
    setRefused({});
    draft.change(findChanges({ ...form, ...part }, saved));
  }

  async function save(): Promise<void> {
    if (Object.keys(errors).length > 0 || state.kind === 'saving') return;
    setState({ kind: 'saving' });
    try {
      await updateProfile(apiClient, changes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = findRefusedProfileField(error.memberText ?? '');
      if (field) setRefused({ [field]: error.memberText ?? '' });
      return setState({ kind: 'failed', message: t('Nothing was saved. {failureMessage}', { failureMessage: failureMessage(error) }) });
    }
    draft.clear();
    onClose();
    void notify({ severity: 'success', message: t('Your profile is saved.') });
    await queries.invalidateQueries();
  }

  function close(): void {
    onClose();
    if (isDirty) void notify({ severity: 'info', message: t('What you changed is not saved yet. It waits under “Edit profile”.') });
  }

  return { form, change, errors, isDirty, state, save, close };
}
