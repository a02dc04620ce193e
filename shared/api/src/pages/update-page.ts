import type { ApiClient, PageId, UploadOptions } from '@social/api';
import { object } from '@social/api/wire';
import type { PageSettings } from './page';

/** Omitted fields stay as they are; '' empties one. */
export type PageChange = Partial<PageSettings> & {
  slug?: string;
  name?: string;
  description?: string;
  /** Its id; our own provider takes its label too. */
  categoryId?: string;
  subCategoryId?: string;
  allowsPosts?: boolean;
  avatar?: Blob;
  cover?: Blob;
  background?: Blob;
};

const reply = object({}); // api_status was checked by the client

/**
 * Changes a page. May be repeated.
 * @throws {ApiError} `refused` with the provider's message for an invalid field; then nothing has changed.
 */
export async function updatePage(
  client: ApiClient,
  pageId: PageId,
  change: PageChange,
  { signal, onUploadProgress }: UploadOptions = {},
): Promise<void> {
  const {
    slug,
    name,
    description,
    categoryId,
    subCategoryId,
    allowsPosts,
    avatar,
    cover,
    background,
    instagram,
    callActionId,
    callActionUrl,
    ...plain
  } = change;
  const form = {
    page_id: pageId,
    page_name: slug,
    page_title: name,
    page_description: description,
    page_category: categoryId,
    sub_category: subCategoryId,
    users_post: allowsPosts === undefined ? undefined : Number(allowsPosts),
    ...plain,
    // As the provider spells it.
    instgram: instagram,
    call_action_type: callActionId === undefined ? undefined : (callActionId ?? '0'),
    call_action_type_url: callActionUrl,
  };
  const files = { ...(avatar && { avatar }), ...(cover && { cover }), ...(background && { background_image: background }) };
  const hasFiles = Object.keys(files).length > 0;
  await client.call('update-page-data', { form, reply, signal, ...(hasFiles && { files, onUploadProgress }) });
}
