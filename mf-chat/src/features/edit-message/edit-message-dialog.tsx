import { editMessage } from '@social/api/chats/edit-message';
import type { Message } from '@social/api/chats/message';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, Button, sendOnEnter } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { EmojiButton } from '@social/ui/emoji/emoji-button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ConversationRef } from '../../lib/conversation-ref';
import { changeThread } from '../../lib/thread-query';
import { DialogActions } from '@social/ui/dialogs/dialog-actions';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';

export type EditMessageDialogProps = { conversation: ConversationRef; message: Message; onClose: () => void };

/** Changes the text of one's own message. Enter saves; closing retains what was written, Cancel discards it. */
export function EditMessageDialog({ conversation, message, onClose }: EditMessageDialogProps) {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const draft = useTextDraft(userId, `edit_message_${message.id}`, message.text);
  const { state, submit } = useSubmit();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft.text.trim();
  const isSaving = state.kind === 'sending';

  async function edit() {
    if (text !== message.text) {
      await editMessage(apiClient, message.id, text);
      changeThread(queries, conversation, (thread) => ({
        ...thread,
        messages: thread.messages.map((other) => (other.id === message.id ? { ...other, text, isEdited: true } : other)),
      }));
    }
    draft.clear();
    onClose();
  }

  function save() {
    if (text !== '') void submit(edit);
  }

  function cancel() {
    draft.clear();
    onClose();
  }

  return (
    <TitledDialog title={t('Edit message')} maxWidth="sm" isBusy={isSaving} onClose={onClose}>
      <TextField
        multiline
        autoFocus
        minRows={2}
        maxRows={10}
        value={draft.text}
        inputRef={field}
        onChange={({ target }) => draft.change(target.value)}
        onKeyDown={sendOnEnter(save)}
        slotProps={{ htmlInput: { 'aria-label': t('Your message'), dir: 'auto', maxLength: 10_000, readOnly: isSaving } }}
      />
      {state.kind === 'failed' && (
        <Alert severity="error">{t('Your change was not saved. It is kept here. {reason}', { reason: state.reason })}</Alert>
      )}
      <DialogActions>
        <EmojiButton field={field} />
        <Button color="inherit" onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={text === ''} loading={isSaving} onClick={save}>
          {t('Save')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
