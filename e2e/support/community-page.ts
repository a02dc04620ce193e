import { randomUUID } from 'node:crypto';
import type { NewMember } from './new-member';
import { callAs, type Fields } from './provider-calls';

export type CommunityPage = { id: string; slug: string; name: string };

/** Creates a community page of a member with a unique name. */
export function createPage(username = 'demo', fields: Record<string, string> = {}): Promise<CommunityPage> {
  return createPageBy((type, values) => callAs(username, type, values), fields);
}

/** Creates a community page of a member that only this test uses. */
export function createPageOf({ call }: NewMember, fields: Record<string, string> = {}): Promise<CommunityPage> {
  return createPageBy(call, fields);
}

async function createPageBy(call: (type: string, fields: Fields) => Promise<Record<string, unknown>>, fields: Record<string, string>) {
  const slug = `p_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const name = `Page ${slug}`;
  const { page_data: created } = await call('create-page', {
    page_name: slug,
    page_title: name,
    page_category: 'Travel',
    page_description: 'Made for a test',
  });
  const id = String((created as { page_id: unknown }).page_id);
  if (Object.keys(fields).length > 0) await call('update-page-data', { page_id: id, ...fields });
  return { id, slug, name };
}
