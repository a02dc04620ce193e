import type { Page } from '@playwright/test';

/** What a talk is made of: words alone; whatever people send each other; the same among four. */
export type TalkKind = 'plain' | 'mixed' | 'group';

export type LongTalk = { kind: TalkKind; total: number; unread: number };

/** A person and a group that are in the lists of the member `demo`. */
export const talkIds = { person: '2', group: '13' } as const;

const people = ['Asha Menon', 'Kofi Mensah', 'Lena Sommer'].map((name, at) => ({
  user_id: String(at + 2),
  name,
  username: `m${at + 2}`,
  avatar: '',
}));
const HOUR_S = 3600;
const WORDS = 'Some words of a talk that has gone on for years. ';

/** Answers the talk from memory: the page alone is measured. */
export async function answerTalk(page: Page, talk: LongTalk): Promise<void> {
  await page.route(/long-talk-picture/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  await page.route(/get_user_messages/, async (route) => {
    await route.fulfill({ json: { api_status: '200', messages: pageOf(talk, formOf(route.request().postData())), typing: 0 } });
  });
  await page.route(/api\/group_chat/, async (route) => {
    const form = formOf(route.request().postData());
    if (form.get('type') !== 'fetch_messages') return route.fallback();
    await route.fulfill({ json: { api_status: '200', data: { messages: pageOf(talk, form) } } });
  });
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#8ac"/></svg>';

const formOf = (body: string | null) => new URLSearchParams(body ?? '');

function pageOf(talk: LongTalk, form: URLSearchParams): Record<string, unknown>[] {
  const [before = 0, after = 0, limit = 0] = ['before_message_id', 'after_message_id', 'limit'].map((name) => Number(form.get(name) ?? 0));
  const end = after ? Math.min(talk.total, after + limit) : (before || talk.total + 1) - 1;
  const start = after ? after + 1 : Math.max(1, end - limit + 1);
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => wireMessage(talk, start + at));
}

function wireMessage({ kind, total, unread }: LongTalk, id: number): Record<string, unknown> {
  const isRead = id <= total - unread;
  const isMine = isRead && id % 3 === 0;
  const author = people[kind === 'group' ? (id >> 1) % people.length : 0];
  return {
    id: String(id),
    from_id: isMine ? '1' : author?.user_id,
    text: `Message ${id}. ${WORDS.repeat(id % 4)}`,
    time: String(sentAt(kind, id)),
    seen: isRead ? '1700000000' : '0',
    position: isMine ? 'right' : 'left',
    type: isMine ? 'right_text' : 'left_text',
    messageUser: author,
    ...(kind === 'plain' ? {} : extrasOf(id)),
  };
}

/** Every ten minutes; where people send each other whatever they like, a few within a minute each, and then nothing for hours. */
function sentAt(kind: TalkKind, id: number): number {
  const first = 1_700_000_000;
  return kind === 'plain' ? first + id * 600 : first + Math.floor(id / 9) * 2 * HOUR_S + (id % 9) * 50;
}

function extrasOf(id: number): Record<string, unknown> {
  return {
    ...(id % 5 === 0 && { reaction: { Love: 2, HaHa: id % 2, is_reacted: false, type: '' } }),
    ...(id % 7 === 0 && { reply: { id: String(id - 1), text: WORDS.repeat((id % 3) + 1), time: '1' } }),
    ...(id % 8 === 0 && { media: `/long-talk-picture/${id}.svg`, type: 'left_image', text: id % 16 ? '' : 'Look' }),
    ...(id % 13 === 0 && { media: `/long-talk-picture/${id}.pdf`, mediaFileName: `Minutes of ${id}.pdf`, type: 'left_file', text: '' }),
    ...(id % 17 === 0 && { stickers: `/long-talk-picture/${id}.svg`, type: 'left_sticker', text: '' }),
    ...(id % 19 === 0 && { pin: 'yes' }),
  };
}
