import type { GroupId, PageId, PostId } from '@social/api';
import {
  count,
  decodeOrNull,
  epochSeconds,
  flag,
  flagOrUnknown,
  idOrNull,
  lazily,
  list,
  mapped,
  mappedOrRefused,
  mediaUrl,
  object,
  objectOrNull,
  plainText,
  reading,
  replyList,
  text,
  timeText,
  toPlainText,
  type Decoded,
  type Decoder,
} from '@social/api/wire';
import { personFields, toPersonSummary, type PersonSummary } from '../people/person';
import { wireAudience, type Audience } from './audience';
import { extraFields, toPostExtras, type PostExtras } from './post-extras';
import { getMediaKind, toPostMedia, type Photo, type PostMedia } from './post-media';
import { toReactions, wireReactions, type PostReactions } from './post-reactions';

/** Posts share posts that share posts: beyond this depth the inner one is omitted. */
const MAX_SHARE_DEPTH = 2;

export type Post = PostExtras & {
  id: PostId;
  /** null for an anonymous post, and where the provider no longer knows the author. */
  publisher: PersonSummary | null;
  /** The page that wrote it, whose name and picture `publisher` has then. */
  publisherPageId: PageId | null;
  /** null when the provider's time cannot be read, which is in `createdText` then. */
  createdAt: Date | null;
  createdText: string;
  /** The provider's HTML: render it only with `RichText`. */
  html: string;
  /** The author's text without markup, for previews, labels and editing. */
  plainText: string;
  media: PostMedia;
  shared: Post | null;
  likeCount: number;
  commentCount: number;
  shareCount: number;
  /** null when the provider does not say. */
  isLiked: boolean | null;
  /** null if the provider has only plain likes. `likeCount` counts all reactions. */
  reactions: PostReactions | null;
  isSaved: boolean | null;
  allowsComments: boolean;
  /** null where the provider does not say, and for an anonymous post. */
  audience: Audience | null;
  /** True if its text was changed after it was published. False if the provider does not say. */
  isEdited: boolean;
  /** null on hosts that can neither mute members nor take the reason of a report. */
  isAuthorMuted: boolean | null;
  pageId: PageId | null;
  groupId: GroupId | null;
  /** The time of the request, in milliseconds since 1970: a more recent like overrides `isLiked`. */
  readAt: number;
};

/** A decoded post without the time of its request. */
export type DecodedPost = Omit<Post, 'readAt' | 'shared'> & { shared: DecodedPost | null };

/** Adds the time of the request to a post and to the posts that it shares. */
export function withReadAt(decoded: DecodedPost, readAt: number): Post {
  return { ...decoded, shared: decoded.shared && withReadAt(decoded.shared, readAt), readAt };
}

/** The description is a field that only our provider has. */
/** `image_org` is the small variant, despite its name. */
const picture = mappedOrRefused(
  object({ image: mediaUrl, image_org: mediaUrl, photo_description: plainText }),
  ({ image: url, image_org: smallUrl, photo_description: alt }): Photo | null =>
    url === null || getMediaKind(url) === 'video' ? null : { url, alt, ...(smallUrl !== null && smallUrl !== url && { smallUrl }) },
);

/** The publisher of a post by a page: the page's name and picture, with the id of the person who runs it. */
const publisher = mapped(object({ ...personFields, page_id: idOrNull<PageId>() }), (wire) => ({
  person: toPersonSummary(wire),
  pageId: wire.page_id,
}));

const postFields = {
  post_id: idOrNull<PostId>(),
  id: idOrNull<PostId>(),
  publisher: objectOrNull(publisher),
  time: epochSeconds,
  post_time: timeText,
  postText: text,
  Orginaltext: plainText,
  Originaltext: plainText,
  postFile: text,
  postFile_full: mediaUrl,
  postFileName: plainText,
  postFileThumb: mediaUrl,
  postPhoto: mediaUrl,
  postRecord: mediaUrl,
  postSticker: mediaUrl,
  photo_description: plainText,
  photo_small: mediaUrl,
  photo_multi: list(picture),
  photo_album: list(picture),
  ...extraFields,
  post_likes: count,
  post_comments: count,
  post_shares: count,
  post_share: count,
  is_liked: flagOrUnknown,
  is_post_saved: flagOrUnknown,
  reaction: wireReactions,
  comments_status: text,
  postPrivacy: wireAudience,
  is_edited: flag,
  is_author_muted: flagOrUnknown,
  page_id: idOrNull<PageId>(),
  group_id: idOrNull<GroupId>(),
};

type WirePost = { [Field in keyof typeof postFields]: Decoded<(typeof postFields)[Field]> } & { shared_info: DecodedPost | null };

/** Decodes a post. Refuses one without an id, such as an advertisement between posts. */
export const post: Decoder<DecodedPost> = postAtDepth(0);

const advertisement = mappedOrRefused(object({ postType: text }), ({ postType }) => (postType === 'ad' ? postType : null));

/** Decodes the posts of a reply. Some hosts put advertisements between them. */
export const postList = replyList(post, (candidate) => decodeOrNull(advertisement, candidate) !== null);

function postAtDepth(depth: number): Decoder<DecodedPost> {
  const sharedPost = depth < MAX_SHARE_DEPTH ? objectOrNull(lazily(() => postAtDepth(depth + 1))) : reading(() => null);
  return mappedOrRefused(object({ ...postFields, shared_info: sharedPost }), toPost);
}

function toPost(wire: WirePost): DecodedPost | null {
  const id = wire.post_id ?? wire.id;
  if (id === null) return null;
  return {
    id,
    publisher: wire.publisher?.person ?? null,
    publisherPageId: wire.publisher?.pageId ?? null,
    createdAt: wire.time,
    createdText: wire.post_time,
    html: wire.postText,
    plainText: wire.Orginaltext || wire.Originaltext || toPlainText(wire.postText),
    media: toPostMedia({
      ...wire,
      photos: [...wire.photo_multi, ...wire.photo_album],
    }),
    shared: wire.shared_info,
    ...toPostExtras(wire),
    // Where reactions are enabled, they replace likes.
    likeCount: wire.reaction?.count || wire.post_likes,
    commentCount: wire.post_comments,
    shareCount: wire.post_shares || wire.post_share,
    isLiked: wire.reaction?.is_reacted || wire.is_liked,
    reactions: toReactions(wire.reaction),
    isSaved: wire.is_post_saved,
    allowsComments: wire.comments_status !== '0',
    audience: wire.postPrivacy,
    isEdited: wire.is_edited,
    isAuthorMuted: wire.is_author_muted,
    pageId: wire.page_id,
    groupId: wire.group_id,
  };
}
