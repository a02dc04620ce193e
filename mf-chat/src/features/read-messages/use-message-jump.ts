import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { useRef, useState } from 'react';
import type { OlderMessages } from './use-older-messages';

/** The message to show. Each jump is an object of its own, so that the same message can be jumped to again. */
export type JumpTarget = { readonly id: MessageId };

type State = { target: JumpTarget | null; loadingId: MessageId | null; failure: string | null };

/** Shows any message of the conversation: loads the history down to it first. A later jump replaces one that still loads. */
export function useMessageJump(older: OlderMessages) {
  const [state, setState] = useState<State>({ target: null, loadingId: null, failure: null });
  const latest = useRef<MessageId | null>(null);

  async function jumpTo({ id }: Message): Promise<void> {
    latest.current = id;
    setState(({ target }) => ({ target, loadingId: id, failure: null }));
    const isThere = await older.loadUntil(id);
    if (latest.current !== id) return;
    const failure = isThere ? null : t('It is no longer there, or older messages could not be loaded.');
    setState(({ target }) => ({ target: isThere ? { id } : target, loadingId: null, failure }));
  }

  function end() {
    latest.current = null;
    setState({ target: null, loadingId: null, failure: null });
  }

  return { ...state, jumpTo: (message: Message) => void jumpTo(message), end };
}
