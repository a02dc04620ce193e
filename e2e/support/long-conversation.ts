import type { Page } from '@playwright/test';

/** Only texts; all kinds of messages; all kinds among four members. */
export type ConversationKind = 'plain' | 'mixed' | 'group';

export type LongConversation = { kind: ConversationKind; total: number; unread: number };

/** A person and a group that are in the lists of the member `demo`. */
export const partnerIds = { person: '2', group: '13' } as const;

const people = ['Asha Menon', 'Kofi Mensah', 'Lena Sommer'].map((name, index) => ({
  user_id: String(index + 2),
  name,
  username: `m${index + 2}`,
  avatar: '',
}));
const HOUR_S = 3600;
const SENTENCE = 'Some words of a talk that has gone on for years. ';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#8ac"/></svg>';

/** Answers the conversation's calls from memory, so that only the page is measured. */
export async function answerConversation(page: Page, conversation: LongConversation): Promise<void> {
  await page.route(/long-conversation-picture/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  await page.route(/get_user_messages/, async (route) => {
    const messages = messagesFor(conversation, readForm(route.request().postData()));
    await route.fulfill({ json: { api_status: '200', messages, typing: 0 } });
  });
  await page.route(/api\/group_chat/, async (route) => {
    const form = readForm(route.request().postData());
    if (form.get('type') !== 'fetch_messages') return route.fallback();
    await route.fulfill({ json: { api_status: '200', data: { messages: messagesFor(conversation, form) } } });
  });
}

const readForm = (body: string | null) => new URLSearchParams(body ?? '');

function messagesFor(conversation: LongConversation, form: URLSearchParams): Record<string, unknown>[] {
  const [before = 0, after = 0, limit = 0] = ['before_message_id', 'after_message_id', 'limit'].map((name) => Number(form.get(name) ?? 0));
  const end = after ? Math.min(conversation.total, after + limit) : (before || conversation.total + 1) - 1;
  const start = after ? after + 1 : Math.max(1, end - limit + 1);
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => wireMessage(conversation, start + index));
}

function wireMessage({ kind, total, unread }: LongConversation, id: number): Record<string, unknown> {
  const isRead = id <= total - unread;
  const isMine = isRead && id % 3 === 0;
  const author = people[kind === 'group' ? (id >> 1) % people.length : 0];
  return {
    id: String(id),
    from_id: isMine ? '1' : author?.user_id,
    text: `Message ${id}. ${SENTENCE.repeat(id % 4)}`,
    time: String(sentAt(kind, id)),
    seen: isRead ? '1700000000' : '0',
    position: isMine ? 'right' : 'left',
    type: isMine ? 'right_text' : 'left_text',
    messageUser: author,
    ...(kind === 'plain' ? {} : extrasFor(id)),
  };
}

/** Only texts: one every ten minutes. Otherwise nine within minutes of each other, then a pause of two hours. */
function sentAt(kind: ConversationKind, id: number): number {
  const first = 1_700_000_000;
  return kind === 'plain' ? first + id * 600 : first + Math.floor(id / 9) * 2 * HOUR_S + (id % 9) * 50;
}

function extrasFor(id: number): Record<string, unknown> {
  const picture = `/long-conversation-picture/${id}.svg`;
  return {
    ...(id % 5 === 0 && { reaction: { Love: 2, HaHa: id % 2, is_reacted: false, type: '' } }),
    ...(id % 7 === 0 && { reply: { id: String(id - 1), text: SENTENCE.repeat((id % 3) + 1), time: '1' } }),
    ...(id % 8 === 0 && { media: picture, type: 'left_image', text: id % 16 ? '' : 'Look' }),
    ...(id % 13 === 0 && {
      media: `/long-conversation-picture/${id}.pdf`,
      mediaFileName: `Minutes of ${id}.pdf`,
      type: 'left_file',
      text: '',
    }),
    ...(id % 17 === 0 && { stickers: picture, type: 'left_sticker', text: '' }),
    ...(id % 19 === 0 && { pin: 'yes' }),
  };
}
