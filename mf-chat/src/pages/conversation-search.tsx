import { t } from '@social/texts';
import { useLazyOverlay } from '@social/ui';
import type { ReactNode } from 'react';
import { useMessageJump, type JumpTarget } from '../features/read-messages/use-message-jump';
import type { OlderMessages } from '../features/read-messages/use-older-messages';
import type { ConversationRef } from '../lib/conversation-ref';

/** The search in a conversation, whose code is loaded when it is opened, and the message that it has led to. */
export function useConversationSearch(
  conversation: ConversationRef,
  older: OlderMessages,
  onEnd: () => void,
): { target: JumpTarget | null; open: () => void; panel: ReactNode } {
  const { target, loadingId, failure, jumpTo, end } = useMessageJump(older);
  const search = useLazyOverlay(
    t('The search'),
    async () => (await import(/* webpackChunkName: 'tools' */ '../features/search-messages/search-panel')).SearchPanel,
  );

  function close() {
    search.close();
    end();
    onEnd();
  }

  const panel = search.Overlay && (
    <search.Overlay
      conversation={conversation}
      shownId={target?.id ?? null}
      jumpFailure={failure}
      isJumping={loadingId !== null}
      onJump={jumpTo}
      onClose={close}
    />
  );
  return { target, open: () => void search.open(), panel };
}
