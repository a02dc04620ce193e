import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { ButtonBase, notify, PersonAvatar, styled, Typography } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useNavigate } from '@social/ui/router';
import { useState } from 'react';
import { keyOfRef, toConversationPath } from '../../lib/conversation-ref';
import { SearchResults } from '../../lib/search-results';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';
import { useMessageOutbox } from '../../lib/use-message-outbox';
import { useRecipients, type ForwardRecipient } from './use-recipients';

export type ForwardDialogProps = { message: Message; onClose: () => void };

/** Sends the text of a message to another conversation, through the outbox: offline it waits there. */
export function ForwardDialog({ message, onClose }: ForwardDialogProps) {
  const [query, setQuery] = useState('');
  const recipients = useRecipients(query.trim());
  const found = recipients.kind === 'ready' ? recipients.recipients : [];
  const outbox = useMessageOutbox();
  const navigate = useNavigate();

  async function forward({ ref, name }: ForwardRecipient) {
    if (!outbox) return;
    void outbox.send({ conversation: ref, text: message.text, gifUrl: null, replyTo: null, isForwarded: true });
    onClose();
    const end = await notify({ severity: 'success', message: t('Forwarded to {name}.', { name }), action: t('Open') });
    if (end === 'action') void navigate(toConversationPath(ref));
  }

  return (
    <TitledDialog title={t('Forward message')} onClose={onClose}>
      <Quote dir="auto">{message.text}</Quote>
      <TextField
        size="small"
        type="search"
        label={t('To')}
        autoFocus
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <SearchResults state={recipients} failedText={t('Recipients could not be loaded.')}>
        {found.length === 0 ? (
          <Typography variant="body2">{t('Nobody was found.')}</Typography>
        ) : (
          <List>
            {found.map((recipient) => (
              <li key={keyOfRef(recipient.ref)}>
                <Row onClick={() => void forward(recipient)}>
                  <PersonAvatar name={recipient.name} avatarUrl={recipient.avatarUrl} />
                  <span dir="auto">{recipient.name}</span>
                </Row>
              </li>
            ))}
          </List>
        )}
      </SearchResults>
    </TitledDialog>
  );
}

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}));

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1),
  borderRadius: 12,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:hover, &:focus-visible': { background: theme.vars.palette.action.hover },
}));
