import { isOnline, type PersonSummary } from '@social/api/people/person';
import { chatUsers } from '@social/session';
import { t } from '@social/texts';
import { Button, serverNow } from '@social/ui';
import { useNavigate } from '@social/ui/router';

/** Opens the conversation with a person, whose name is shown at once. */
export function MessagePersonButton({ person }: { person: PersonSummary }) {
  const navigate = useNavigate();

  function openChat(): void {
    chatUsers.remember({
      name: person.name,
      avatar: person.avatarUrl,
      isOnline: isOnline(person, new Date(serverNow())),
      chatId: person.id,
    });
    void navigate(`/chat-detailed/${person.id}`);
  }

  return (
    <Button variant="outlined" color="inherit" onClick={openChat}>
      {t('Message')}
    </Button>
  );
}
