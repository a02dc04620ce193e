import { toVisibleText } from '@social/text-grammar/visible-text';
import { ApiError, type PersonId } from '@social/api';
import { createGroupChat } from '@social/api/chats/create-group-chat';
import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { newId } from '@social/data';
import { apiClient, chatUsers } from '@social/session';
import { t } from '@social/texts';
import { Button, Chip, Stack, Typography } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupConversationsQuery } from '../../lib/conversation-cache';
import { toConversationPath } from '../../lib/conversation-ref';
import { DialogActions } from '@social/ui/dialogs/dialog-actions';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';
import { PeoplePicker } from '../../lib/people-picker';
import { GroupPicturePicker } from '../../lib/group-picture-picker';

type Creation = { kind: 'idle' } | { kind: 'pending' } | { kind: 'failed'; error: ApiError };

const MAX_NAME_LENGTH = 100;

/** Creates a group from a name, a picture and members. */
export function NewGroupDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  const [members, setMembers] = useState<readonly PersonSummary[]>([]);
  const { creation, create } = useCreateGroup(onClose);
  const ids = members.map(({ id }) => id);
  const canCreate = toVisibleText(name) !== '' && !isTooLong(name, MAX_NAME_LENGTH) && members.length > 0;

  function toggle(person: PersonSummary) {
    setMembers(ids.includes(person.id) ? members.filter(({ id }) => id !== person.id) : [...members, person]);
  }

  return (
    <TitledDialog title={t('New group')} onClose={onClose}>
      <GroupPicturePicker name={name} picture={picture} onPick={setPicture} />
      <LimitedField
        size="small"
        label={t('Group name')}
        required
        maxCharacters={MAX_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      {members.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {members.map((person) => (
            <Chip key={person.id} label={person.name} onDelete={() => toggle(person)} />
          ))}
        </Stack>
      )}
      <PeoplePicker label={t('Who is in it')} chosenIds={ids} onChoose={toggle} />
      {creation.kind === 'failed' && (
        <Typography role="alert" variant="body2" color="error">
          {t('The group was not made. {failureMessage}', { failureMessage: failureMessage(creation.error) })}
        </Typography>
      )}
      <DialogActions>
        <Button
          variant="contained"
          disabled={!canCreate}
          loading={creation.kind === 'pending'}
          onClick={() => void create(toVisibleText(name), ids, picture)}
        >
          {t('Create group')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function useCreateGroup(onCreated: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newId);
  const [creation, setCreation] = useState<Creation>({ kind: 'idle' });

  async function create(name: string, memberIds: readonly PersonId[], picture: File | null): Promise<void> {
    setCreation({ kind: 'pending' });
    try {
      const id = await createGroupChat(apiClient, { name, memberIds, ...(picture && { avatar: picture }) }, { idempotencyKey });
      void queries.invalidateQueries({ queryKey: groupConversationsQuery().queryKey });
      if (id) {
        chatUsers.remember({ chatId: id, name, avatar: null, isOnline: false, type: 'group' });
        void navigate(toConversationPath({ kind: 'group', id }));
      }
      onCreated();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setCreation({ kind: 'failed', error });
    }
  }

  return { creation, create };
}
