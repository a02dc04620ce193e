import type { PersonId } from '@social/api';
import { fetchPerson } from '@social/api/people/fetch-person';
import { apiClient, chatUsers, useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, CommentIcon } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';

/** Opens the conversation with the page's owner. */
export function MessageOwnerButton({ ownerId }: { ownerId: PersonId }) {
  const navigate = useNavigate();
  const userId = useSession((session) => session.userId);
  const { data: owner } = useQuery({
    queryKey: ['page-owner', userId, ownerId],
    queryFn: ({ signal }) => fetchPerson(apiClient, ownerId, { signal }),
  });

  function openChat() {
    if (owner) chatUsers.remember({ name: owner.name, avatar: owner.avatarUrl, isOnline: false, chatId: ownerId });
    void navigate(`/chat-detailed/${ownerId}`);
  }

  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<CommentIcon />}
      title={owner && t('{name} runs this page', { name: owner.name })}
      sx={{ minHeight: 40 }}
      onClick={openChat}
    >
      {t('Message')}
    </Button>
  );
}
