import type { PersonSummary } from '@social/api/people/person';
import { chatUsers } from '@social/session';
import { CloseIcon, Dialog, IconButton } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { DialogBody, DialogTop } from '../../lib/dialog-parts';
import { toConversationPath } from '../../lib/conversation-ref';
import { PeoplePicker } from '../../lib/people-picker';

/** Starts a conversation with one person. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();

  function open({ id, name, avatarUrl }: PersonSummary) {
    chatUsers.remember({ chatId: id, name, avatar: avatarUrl, isOnline: false });
    onClose();
    void navigate(toConversationPath({ kind: 'person', id }));
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="new-message-title">
      <DialogTop>
        <h2 id="new-message-title">New message</h2>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTop>
      <DialogBody>
        <div>
          <PeoplePicker label="Whom to write to" onChoose={open} />
        </div>
      </DialogBody>
    </Dialog>
  );
}
