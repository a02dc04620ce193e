import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { NewMember } from './new-member';

/** Writes to a member, over the API. */
export async function write(from: NewMember, to: NewMember, text: string): Promise<void> {
  await from.call('send-message', { user_id: to.userId, text, message_hash_id: randomUUID() });
}

/** What two have said to each other, oldest first, as the provider has it. */
export async function talkOf(member: NewMember, other: NewMember, limit = 100): Promise<string[]> {
  const { messages } = await member.call('get_user_messages', { recipient_id: other.userId, limit: String(limit) });
  return (messages as { id: string; text: string }[]).toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ text }) => text);
}

/** The lines of the talk that hold this text. */
export function linesWith(page: Page, text: string) {
  return page
    .getByRole('region', { name: /^Messages with/ })
    .getByRole('listitem')
    .filter({ hasText: text });
}

export const messageBox = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
