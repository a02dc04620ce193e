import type { ApiClient } from '@social/api';
import { decodeOrNull, flag, id, mapped, object, objectOrNull, plainText, reading, type Decoded } from '@social/api/wire';
import type { BlogCategoryId } from '../blogs/blog';
import { postColor, type PostColor, type PostColorId } from '../posts/post-extras';

export type SiteSettings = {
  /** The backgrounds of short posts, by a post's `colorId`. */
  postColors: ReadonlyMap<PostColorId, PostColor>;
  pageCategories: Labels;
  pageSubCategories: Labels;
  /** The actions of a page's button. */
  callActions: Labels;
  blogCategories: ReadonlyMap<BlogCategoryId, string>;
  /** True if members can write, change and delete blogs, for which only our provider has calls. */
  canWriteBlogs: boolean;
  /** True if the descriptions of a new post's photos are stored. Only our provider has a field for them. */
  storesPhotoDescriptions: boolean;
  /** True if the descriptions of a published post's photos can be changed. Only our provider has this call. */
  canEditPhotoDescriptions: boolean;
  /** True if files can be sent before their post. Only our provider has this call. */
  canStageUploads: boolean;
  /** True if links in drafts have previews. Only our provider has this call. */
  canPreviewLinks: boolean;
  /** True if a poll can have an end. Only our provider has a field for it. */
  canEndPolls: boolean;
  /** True if GIFs can be searched. Only our provider has this call, if its operator has configured a source. */
  canSearchGifs: boolean;
};

/** Labels by the provider's ids. */
export type Labels = ReadonlyMap<string, string>;

const identified = object({ id: id<PostColorId>() });

/** Hosts send an object by id or a list. */
const postColors = reading((value): SiteSettings['postColors'] => {
  const candidates: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return new Map(
    candidates.flatMap((candidate) => {
      const key = decodeOrNull(identified, candidate)?.id;
      const color = decodeOrNull(postColor, candidate);
      return key && color ? [[key, color] as const] : [];
    }),
  );
});

const labels = reading((value): Labels => {
  const entries: [string, unknown][] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(
    entries.map(([id, label]) => [id, decodeOrNull(plainText, label) ?? '']).filter((entry): entry is [string, string] => entry[1] !== ''),
  );
});

const config = mapped(
  object({
    post_colors: postColors,
    page_categories: labels,
    page_sub_categories: labels,
    call_action_types: labels,
    blog_categories: labels,
    writes_blogs: flag,
    describes_photos: flag,
    edits_photo_descriptions: flag,
    stages_uploads: flag,
    previews_links: flag,
    ends_polls: flag,
    searches_gifs: flag,
  }),
  (wire): SiteSettings => ({
    postColors: wire.post_colors,
    pageCategories: wire.page_categories,
    pageSubCategories: wire.page_sub_categories,
    callActions: wire.call_action_types,
    blogCategories: wire.blog_categories,
    canWriteBlogs: wire.writes_blogs,
    storesPhotoDescriptions: wire.describes_photos,
    canEditPhotoDescriptions: wire.edits_photo_descriptions,
    canStageUploads: wire.stages_uploads,
    canPreviewLinks: wire.previews_links,
    canEndPolls: wire.ends_polls,
    canSearchGifs: wire.searches_gifs,
  }),
);

const reply = object({ config: objectOrNull(config) });

const none: Decoded<typeof config> = {
  postColors: new Map(),
  pageCategories: new Map(),
  pageSubCategories: new Map(),
  callActions: new Map(),
  blogCategories: new Map(),
  canWriteBlogs: false,
  storesPhotoDescriptions: false,
  canEditPhotoDescriptions: false,
  canStageUploads: false,
  canPreviewLinks: false,
  canEndPolls: false,
  canSearchGifs: false,
};

/**
 * Fetches the site's settings. They rarely change: fetch them once per page.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchSiteSettings(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<SiteSettings> {
  const { config: settings } = await client.call('get-site-settings', { reply, signal });
  return settings ?? none;
}
