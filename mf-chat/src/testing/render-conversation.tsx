import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { Region } from '../expose/conversation';

let memberNumber = 100;

/** Renders a conversation for a member of the test's own: drafts and outbox belong to a member. */
export function renderConversation({ path = '/chat-detailed/4' }: { path?: string } = {}) {
  signInAnew(String(memberNumber++));
  return renderRegions({ '/chat-detailed/:chatId': <Region /> }, { entry: path });
}
