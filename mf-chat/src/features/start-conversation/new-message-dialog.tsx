import type { PersonSummary } from '@social/api/people/person';
import { chatUsers } from '@social/session';
import { t } from '@social/texts';
import { useNavigate } from '@social/ui/router';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';
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
    <TitledDialog title={t('New message')} onClose={onClose}>
      <div>
        <PeoplePicker label={t('Recipient')} onChoose={open} />
      </div>
    </TitledDialog>
  );
}
