import { t } from '@social/texts';
import { EmptyState, CommentIcon, Typography } from '@social/ui';
import { useParams, useSearchParams } from '@social/ui/router';
import { keyOfRef, parseConversationRef } from '../lib/conversation-ref';
import { ConversationScreen } from './conversation';

/** Shows the conversation that the address names. */
export function ConversationPage() {
  const { chatId } = useParams();
  const [search] = useSearchParams();
  const ref = parseConversationRef(chatId, search.get('type'));
  if (ref) return <ConversationScreen key={keyOfRef(ref)} conversation={ref} />;
  return (
    <>
      <Typography variant="h1">{t('Unknown User')}</Typography>
      <EmptyState
        icon={<CommentIcon />}
        title={t('User data not available')}
        detail={t('Choose a conversation from Messages & Activity.')}
      />
    </>
  );
}
