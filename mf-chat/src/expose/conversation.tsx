import { ConversationPage } from '../pages/conversation-page';

export function Region() {
  return <ConversationPage />;
}
