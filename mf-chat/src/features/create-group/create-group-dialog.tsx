import { toVisibleText } from '@social/text-grammar/visible-text';
import { createGroup } from '@social/api/groups/create-group';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { newId } from '@social/data';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, Button, Stack, styled } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { toGroupPath } from '../../lib/group-path';
import { invalidateGroups } from '../../lib/groups-query';
import { DialogActions } from '@social/ui/dialogs/dialog-actions';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';

const MAX_NAME_LENGTH = 120;
const MAX_ABOUT_LENGTH = 3000;

/** Creates a group that posts together, and opens it. What is written stays in this browser until the group exists. */
export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const userId = useSession((session) => session.userId);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const name = useTextDraft(userId, 'group_name');
  const about = useTextDraft(userId, 'group_about');
  const [isPrivate, setPrivate] = useState(false);
  const [error, setError] = useState('');
  // The dialog has a single key, so that a repeated request makes no second group.
  const [{ idempotencyKey, slug }] = useState(() => ({
    idempotencyKey: newId(),
    slug: `group_${newId().replaceAll('-', '').slice(0, 16)}`,
  }));
  const { state, submit } = useSubmit();

  async function create() {
    const group = { slug, name: toVisibleText(name.text), description: toVisibleText(about.text), isPrivate };
    const { id } = await createGroup(apiClient, group, { idempotencyKey });
    name.clear();
    about.clear();
    await invalidateGroups(queries);
    onClose();
    void navigate(toGroupPath(id));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (toVisibleText(name.text) === '') return setError(t('Please enter a name for the group'));
    if (isTooLong(name.text, MAX_NAME_LENGTH) || isTooLong(about.text, MAX_ABOUT_LENGTH)) return;
    void submit(create);
  }

  return (
    <TitledDialog title={t('Create group')} maxWidth="sm" isBusy={state.kind === 'sending'} onClose={onClose}>
      <Stack component="form" noValidate spacing={2} sx={{ pt: 1 }} {...unsavedWorkProps(state.kind === 'sending')} onSubmit={handleSubmit}>
        <LimitedField
          autoFocus
          required
          label={t('Group name')}
          maxCharacters={MAX_NAME_LENGTH}
          value={name.text}
          error={error !== ''}
          helperText={error}
          onChange={({ target }) => (setError(''), name.change(target.value))}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <LimitedField
          label={t('What it is about')}
          multiline
          minRows={2}
          maxRows={8}
          maxCharacters={MAX_ABOUT_LENGTH}
          value={about.text}
          onChange={({ target }) => about.change(target.value)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <Choice>
          <input type="checkbox" checked={isPrivate} onChange={({ target }) => setPrivate(target.checked)} />
          {t('Private: only members see its posts, and new members have to be added')}
        </Choice>
        {state.kind === 'failed' && <Alert severity="error">{t('The group was not created. {reason}', { reason: state.reason })}</Alert>}
        <DialogActions>
          <Button type="submit" variant="contained" loading={state.kind === 'sending'}>
            {t('Create group')}
          </Button>
        </DialogActions>
      </Stack>
    </TitledDialog>
  );
}

const Choice = styled('label')(({ theme }) => ({ display: 'flex', alignItems: 'baseline', gap: theme.spacing(1) }));
