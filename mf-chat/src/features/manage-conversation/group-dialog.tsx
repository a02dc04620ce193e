import { toVisibleText } from '@social/text-grammar/visible-text';
import type { GroupConversation } from '@social/api/chats/fetch-group-conversations';
import { failureMessage } from '@social/api/failure-message';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, PersonAvatar, Stack, styled, Typography } from '@social/ui';
import { useState, type FormEvent } from 'react';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';
import { PeoplePicker } from '../../lib/people-picker';
import { GroupPicturePicker } from '../../lib/group-picture-picker';
import { useChangeGroup } from './use-change-group';

const MAX_NAME_CHARACTERS = 100;

/** Lists the members of a group. Its owner can also change name and picture, and add and remove members. */
export function GroupDialog({ group, onClose }: { group: GroupConversation; onClose: () => void }) {
  const { change, edit, add, remove } = useChangeGroup(group.id);
  const [isAdding, setAdding] = useState(false);
  const isBusy = change.kind === 'pending';
  return (
    <TitledDialog title={t('Group details')} isBusy={isBusy} onClose={onClose}>
      {group.isOwn && (
        <>
          <GroupPicturePicker name={group.name} picture={null} currentUrl={group.avatarUrl} onPick={(avatar) => void edit({ avatar })} />
          <NameField name={group.name} isBusy={isBusy} onSave={(name) => void edit({ name })} />
        </>
      )}
      {change.kind === 'failed' && (
        <Typography role="alert" variant="body2" color="error">
          {t('The group was not changed. {failureMessage}', { failureMessage: failureMessage(change.error) })}
        </Typography>
      )}
      <Members group={group} isBusy={isBusy} onRemove={(id) => void remove(id)} />
      {group.isOwn && (
        <Button variant="outlined" onClick={() => setAdding(!isAdding)} aria-expanded={isAdding}>
          {t('Add people')}
        </Button>
      )}
      {isAdding && (
        <PeoplePicker label={t('Who to add')} hiddenIds={group.members.map(({ id }) => id)} onChoose={({ id }) => void add(id)} />
      )}
    </TitledDialog>
  );
}

function NameField({ name, isBusy, onSave }: { name: string; isBusy: boolean; onSave: (name: string) => void }) {
  const [text, setText] = useState(name);
  const newName = toVisibleText(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(newName);
  }

  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={submit}>
      <LimitedField
        size="small"
        label={t('Group name')}
        maxCharacters={MAX_NAME_CHARACTERS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={newName === '' || newName === name || isTooLong(newName, MAX_NAME_CHARACTERS)}
        loading={isBusy}
      >
        {t('Save')}
      </Button>
    </Stack>
  );
}

type MembersProps = { group: GroupConversation; isBusy: boolean; onRemove: (id: GroupConversation['members'][number]['id']) => void };

function Members({ group, isBusy, onRemove }: MembersProps) {
  const ownId = useSession((session) => session.userId);
  return (
    <People aria-label={t('Members')}>
      {group.members.map(({ id, name, username, avatarUrl }) => (
        <li key={id}>
          <PersonAvatar name={name} avatarUrl={avatarUrl} />
          <span dir="auto">
            {name}
            {id === ownId && ' (you)'} <small>@{username}</small>
          </span>
          {group.isOwn && id !== ownId && (
            <Button size="small" color="inherit" disabled={isBusy} aria-label={t('Remove {name}', { name })} onClick={() => onRemove(id)}>
              {t('Remove')}
            </Button>
          )}
        </li>
      ))}
    </People>
  );
}

const People = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), minHeight: 52 },
  '& > li > span:nth-of-type(2)': { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
