import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { NewMember } from './new-member';

/** Sends a message from one member to another, without a page. */
export async function sendMessage(from: NewMember, to: NewMember, text: string): Promise<void> {
  await from.call('send-message', { user_id: to.userId, text, message_hash_id: randomUUID() });
}

/** The texts of a conversation of two members, oldest first, as the provider has them. */
export async function readMessages(member: NewMember, other: NewMember, limit = 100): Promise<string[]> {
  const { messages } = await member.call('get_user_messages', { recipient_id: other.userId, limit: String(limit) });
  return (messages as { id: string; text: string }[]).toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ text }) => text);
}

/** The messages of the open conversation that hold this text. */
export function messagesWith(page: Page, text: string) {
  return page
    .getByRole('region', { name: /^Messages with/ })
    .getByRole('listitem')
    .filter({ hasText: text });
}

export const messageBox = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
