import { ConversationListsPage } from '../pages/conversation-lists-page';

export function Region() {
  return <ConversationListsPage />;
}
