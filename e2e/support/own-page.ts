import { randomUUID } from 'node:crypto';
import { ask } from './ask';
import { signInOverApi } from './member';
import { urls } from './stack';

export type OwnPage = { id: string; slug: string; name: string };

/** Makes a community page of a member's over the API, with what it says of itself. */
export async function makePage(username = 'demo', fields: Record<string, string> = {}): Promise<OwnPage> {
  const { accessToken } = await signInOverApi(urls.production, username);
  const slug = `p_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const name = `Page ${slug}`;
  const call = async (type: string, form: Record<string, string>) =>
    JSON.parse((await ask(`${urls.production}/api/${type}?access_token=${accessToken}`, { method: 'POST', form })).body) as {
      page_data?: { page_id?: string };
    };
  const { page_data: made } = await call('create-page', {
    page_name: slug,
    page_title: name,
    page_category: 'Travel',
    page_description: 'Made for a test',
  });
  if (!made?.page_id) throw new Error(`The page ${slug} could not be made.`);
  if (Object.keys(fields).length > 0) await call('update-page-data', { page_id: made.page_id, ...fields });
  return { id: made.page_id, slug, name };
}
