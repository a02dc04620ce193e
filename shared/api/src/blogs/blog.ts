import type { BlogId } from '@social/api';
import {
  count,
  decodeEntities,
  epochSeconds,
  flag,
  flagOrUnknown,
  id,
  list,
  mapped,
  mediaUrl,
  object,
  objectOrNull,
  plainText,
  reading,
  text,
  timeText,
} from '@social/api/wire';
import { personFields, toPersonSummary, type PersonSummary } from '../people/person';

/** `gender` as the provider writes it, 'male'; '' where it does not say. */
export type BlogAuthor = PersonSummary & { gender: string };

/** An article. */
export type Blog = {
  id: BlogId;
  title: string;
  description: string;
  /** The provider's HTML with decoded entities: render it only with `RichText`. */
  html: string;
  thumbnailUrl: string | null;
  categoryName: string;
  /** null if the provider sends only its name. */
  categoryId: BlogCategoryId | null;
  author: BlogAuthor | null;
  /** null if the provider sends it only as text, in `postedText`. */
  postedAt: Date | null;
  postedText: string;
  /** The provider's relative time without 'ago': '3 days'. '' in lists. */
  agoText: string;
  viewCount: number;
  shareCount: number;
  tags: string[];
  isMine: boolean;
  likeCount: number;
  /** null when the provider does not say. */
  isLiked: boolean | null;
  /** The time of the request, in milliseconds since 1970. */
  readAt: number;
};

export type DecodedBlog = Omit<Blog, 'readAt'>;

/** A number as text, '3'; names one of the site's blog categories. */
export type BlogCategoryId = string;

const author = mapped(object({ ...personFields, gender: plainText }), (wire): BlogAuthor => ({
  ...toPersonSummary(wire),
  gender: wire.gender,
}));

const categoryId = reading((value): BlogCategoryId | null => (/^[1-9]\d*$/.test(String(value)) ? String(value) : null));

const tags = list(plainText);

/** Some hosts write seconds, some text. */
const seconds = reading((value) => (/^\d+$/.test(String(value)) ? epochSeconds.parse(value) : null));

export const blog = mapped(
  object({
    id: id<BlogId>(),
    title: plainText,
    description: plainText,
    content: text,
    posted: reading((value) => ({ at: seconds.parse(value), text: timeText.parse(value) })),
    time: seconds,
    time_text: timeText,
    category: categoryId,
    category_name: plainText,
    thumbnail: mediaUrl,
    view: count,
    shared: count,
    tags: plainText,
    tags_array: tags,
    author: objectOrNull(author),
    is_post_admin: flag,
    is_liked: flagOrUnknown,
    reaction: objectOrNull(object({ is_reacted: flag, count })),
  }),
  (wire): DecodedBlog => ({
    id: wire.id,
    title: wire.title,
    description: wire.description,
    html: decodeEntities(wire.content),
    thumbnailUrl: wire.thumbnail,
    categoryName: wire.category_name,
    categoryId: wire.category,
    author: wire.author,
    postedAt: wire.posted.at ?? wire.time,
    postedText: wire.posted.text || wire.time_text,
    agoText: wire.time_text,
    viewCount: wire.view,
    shareCount: wire.shared,
    tags: (wire.tags_array.length > 0 ? wire.tags_array : wire.tags.split(',').map((tag) => tag.trim())).filter(Boolean),
    isMine: wire.is_post_admin,
    likeCount: wire.reaction?.count ?? 0,
    isLiked: wire.reaction?.is_reacted || wire.is_liked,
  }),
);
