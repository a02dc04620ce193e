import { ApiError, type PersonId } from '@social/api';
import { createGroupChat } from '@social/api/chats/create-group-chat';
import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { apiClient, chatUsers } from '@social/session';
import { Button, Chip, CloseIcon, Dialog, IconButton, Stack, TextField, Typography } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupConversationsQuery } from '../../lib/conversation-cache';
import { pathOfRef } from '../../lib/conversation-ref';
import { DialogBody, DialogEnd, DialogTop } from '../../lib/dialog-parts';
import { PeoplePicker } from '../../lib/people-picker';
import { PictureChoice } from '../../lib/picture-choice';

type Making = { kind: 'no' } | { kind: 'now' } | { kind: 'failed'; error: ApiError };

const LONGEST_NAME = 100;

/** Makes a group: its name, its picture, and who is in it. */
export function NewGroupDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  const [members, setMembers] = useState<readonly PersonSummary[]>([]);
  const { making, make } = useMakeGroup(onClose);
  const ids = members.map(({ id }) => id);
  const canMake = name.trim() !== '' && members.length > 0;

  function toggle(person: PersonSummary) {
    setMembers(ids.includes(person.id) ? members.filter(({ id }) => id !== person.id) : [...members, person]);
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="new-group-title">
      <DialogTop>
        <h2 id="new-group-title">New group</h2>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTop>
      <DialogBody>
        <PictureChoice name={name} picture={picture} onPick={setPicture} />
        <TextField
          size="small"
          label="Group name"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME, dir: 'auto' } }}
        />
        {members.length > 0 && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {members.map((person) => (
              <Chip key={person.id} label={person.name} onDelete={() => toggle(person)} />
            ))}
          </Stack>
        )}
        <div>
          <PeoplePicker label="Who is in it" chosen={ids} onChoose={toggle} />
        </div>
        {making.kind === 'failed' && (
          <Typography role="alert" variant="body2" color="error">
            The group was not made. {failureMessage(making.error)}
          </Typography>
        )}
        <DialogEnd>
          <Button
            variant="contained"
            disabled={!canMake}
            loading={making.kind === 'now'}
            onClick={() => void make(name.trim(), ids, picture)}
          >
            Create group
          </Button>
        </DialogEnd>
      </DialogBody>
    </Dialog>
  );
}

function useMakeGroup(onMade: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [making, setMaking] = useState<Making>({ kind: 'no' });

  async function make(name: string, memberIds: readonly PersonId[], picture: File | null): Promise<void> {
    setMaking({ kind: 'now' });
    try {
      const id = await createGroupChat(apiClient, { name, memberIds, ...(picture && { avatar: picture }) });
      void queries.invalidateQueries({ queryKey: groupConversationsQuery().queryKey });
      if (id) {
        chatUsers.remember({ chatId: id, name, avatar: null, isOnline: false, type: 'group' });
        void navigate(pathOfRef({ kind: 'group', id }));
      }
      onMade();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMaking({ kind: 'failed', error });
    }
  }

  return { making, make };
}
