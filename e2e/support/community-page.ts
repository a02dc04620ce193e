import { randomUUID } from 'node:crypto';
import { callAs } from './provider-calls';

export type CommunityPage = { id: string; slug: string; name: string };

/** Makes a community page of a member, under a name that no other page has. */
export async function createPage(username = 'demo', fields: Record<string, string> = {}): Promise<CommunityPage> {
  const slug = `p_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const name = `Page ${slug}`;
  const { page_data: created } = await callAs(username, 'create-page', {
    page_name: slug,
    page_title: name,
    page_category: 'Travel',
    page_description: 'Made for a test',
  });
  const id = String((created as { page_id: unknown }).page_id);
  if (Object.keys(fields).length > 0) await callAs(username, 'update-page-data', { page_id: id, ...fields });
  return { id, slug, name };
}
