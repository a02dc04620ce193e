import { toVisibleText } from '@social/text-grammar/visible-text';
import { editMessage } from '@social/api/chats/edit-message';
import type { Message } from '@social/api/chats/message';
import { useTextEdit } from '@social/data/drafts/use-text-edit';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, Button, sendOnEnter } from '@social/ui';
import { ConflictNotice } from '@social/ui/fields/conflict-notice';
import { EmojiButton } from '@social/ui/emoji/emoji-button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ConversationRef } from '../../lib/conversation-ref';
import { changeThread } from '../../lib/thread-query';
import { DialogActions } from '@social/ui/dialogs/dialog-actions';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';

const MAX_CHARACTERS = 10_000;

export type EditMessageDialogProps = { conversation: ConversationRef; message: Message; onClose: () => void };

/** Changes the text of one's own message. Enter saves; closing retains what was written, Cancel discards it. */
export function EditMessageDialog({ conversation, message, onClose }: EditMessageDialogProps) {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const draft = useTextEdit(userId, `edit_message_${message.id}`, message.text);
  const { state, submit } = useSubmit();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = toVisibleText(draft.text);
  const isSaving = state.kind === 'sending';
  const canSave = text !== '' && !isTooLong(text, MAX_CHARACTERS);

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
    if (canSave) void submit(edit);
  }

  function cancel() {
    draft.clear();
    onClose();
  }

  return (
    <TitledDialog title={t('Edit message')} maxWidth="sm" isBusy={isSaving} onClose={onClose}>
      <LimitedField
        multiline
        autoFocus
        minRows={2}
        maxRows={10}
        maxCharacters={MAX_CHARACTERS}
        value={draft.text}
        inputRef={field}
        onChange={({ target }) => draft.change(target.value)}
        onKeyDown={sendOnEnter(save)}
        slotProps={{ htmlInput: { 'aria-label': t('Your message'), dir: 'auto', readOnly: isSaving } }}
      />
      {draft.conflict !== null && (
        <ConflictNotice label={t('Your message')} saved={draft.conflict} onUseMine={draft.rebase} onUseSaved={draft.clear} />
      )}
      {state.kind === 'failed' && (
        <Alert severity="error">{t('Your change was not saved. It is kept here. {reason}', { reason: state.reason })}</Alert>
      )}
      <DialogActions>
        <EmojiButton field={field} />
        <Button color="inherit" onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={!canSave} loading={isSaving} onClick={save}>
          {t('Save')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
