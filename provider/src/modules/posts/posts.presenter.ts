import { encodePlainText, toHtml } from '../../lib/rich-text';
import { epoch, flag, text, timeAgo } from '../../wire/encode';
import { presentReactions } from '../../wire/reactions';
import type { WireContext } from '../../wire/wire-context';
import { presentBlog } from '../blogs/blogs.presenter';
import { presentPostLink } from '../links/link-previews.presenter';
import { presentNobody, presentUser } from '../members/members.presenter';
import type { FullPost } from './post-assembly';
import type { MediaRow } from './post-parts.repository';
import { PRIVACY } from './privacy';

export type WirePost = ReturnType<typeof presentOwnPost> & { shared_info: WirePost | null };

/** Presents a post in the contract's form: ids and counts as strings, with the recorded misspellings. */
export function presentPost(full: FullPost, viewerId: number, wire: WireContext): WirePost {
  return { ...presentOwnPost(full, viewerId, wire), shared_info: full.shared ? presentPost(full.shared, viewerId, wire) : null };
}

/** Presents a post without the post that it shares. */
function presentOwnPost(full: FullPost, viewerId: number, wire: WireContext) {
  const { post } = full;
  const html = toHtml(post.text, full.mentioned);
  const isAnonymous = post.privacy === PRIVACY.anonymous;
  return {
    id: text(post.id),
    post_id: text(post.id),
    user_id: isAnonymous ? '0' : text(post.authorId),
    ...presentTarget(full),
    postText: html,
    Orginaltext: encodePlainText(post.text),
    postText_API: html,
    time: epoch(post.createdAt),
    post_time: timeAgo(post.createdAt, wire.now()),
    registered: `${post.createdAt.getUTCMonth() + 1}/${post.createdAt.getUTCFullYear()}`,
    postPrivacy: text(post.privacy),
    postType: post.kind,
    ...presentFile(full, wire),
    ...presentPictures(full, wire),
    ...presentCounts(full),
    postYoutube: post.youtubeId ?? '',
    postVimeo: '',
    ...presentPostLink(full.link, wire),
    postSticker: post.stickerUrl,
    postMap: post.location ?? '',
    postFeeling: post.feelingType === 'feelings' ? (post.feeling ?? '') : '',
    feeling_type: post.feelingType ?? '',
    feeling: post.feeling ?? '',
    color_id: text(post.colorId ?? 0),
    comments_status: flag(post.takesComments),
    // Not in the contract, which does not say whether a post was edited.
    is_edited: flag(post.editedAt !== null),
    // Not in the contract. A host without this field can neither mute members nor accept reasons of a report.
    is_author_muted: full.isAuthorMuted,
    admin: post.authorId === viewerId,
    is_post_pinned: false,
    is_post_boosted: 0,
    post_is_promoted: 0,
    ...presentPoll(full),
    blog: full.blog ? presentBlog(full.blog.row, full.blog.author, full.blog, viewerId, wire) : null,
    user_data: null,
    publisher: isAnonymous ? presentNobody(wire) : presentPublisher(full, wire),
    url: wire.siteUrl(`/post/${post.id}`),
  };
}

/** A page's post has the page's name and picture. `user_id` is still the author, who is the only member that may change it. */
function presentPublisher({ author, page }: FullPost, wire: WireContext) {
  const member = presentUser(author, wire);
  if (!page) return member;
  return {
    ...member,
    page_id: text(page.id),
    page_name: page.name,
    page_title: page.title,
    username: page.name,
    name: page.title,
    first_name: '',
    last_name: '',
    avatar: wire.mediaUrl(page.avatarPath),
    cover: wire.mediaUrl(page.coverPath),
    avatar_full: page.avatarPath ?? '',
    cover_full: page.coverPath ?? '',
    verified: flag(page.isVerified),
    is_verified: Number(page.isVerified),
    about: page.description,
    url: wire.siteUrl(`/PageProfile?page=${page.name}`),
  };
}

function presentTarget({ post }: FullPost) {
  return {
    recipient_id: text(post.recipientId ?? 0),
    page_id: text(post.pageId ?? 0),
    group_id: text(post.groupId ?? 0),
    event_id: text(post.eventId ?? 0),
    page_event_id: '0',
    parent_id: text(post.sharedPostId ?? 0),
    blog_id: text(post.blogId ?? 0),
  };
}

/** A single picture, video, sound or document is the post's file. Several pictures are not. */
function presentFile({ post, media }: FullPost, wire: WireContext) {
  const file = media.find(({ kind }) => kind !== 'image') ?? (media.length === 1 && !post.albumName ? media[0] : undefined);
  const thumbnail = file && file.kind !== 'image' ? file.smallPath : null;
  return {
    postFile: file?.path ?? '',
    postFileName: file?.fileName ?? '',
    postFile_full: wire.mediaUrl(file?.path ?? null),
    postFileThumb: wire.mediaUrl(thumbnail),
    postPhoto: '',
    // Not in the contract: a single picture is not in a list.
    photo_description: encodePlainText(file?.description ?? ''),
    // Not in the contract: the small variant of a single picture, as `image_org` of several.
    photo_small: file?.kind === 'image' ? wire.mediaUrl(file.smallPath) : '',
    postRecord: '',
    videoViews: text(post.videoViews),
  };
}

/** `photo_multi` is absent, not empty, unless there are several pictures. An album has its pictures and videos in `photo_album`. */
function presentPictures(full: FullPost, wire: WireContext) {
  const { post, media } = full;
  const pictures = media.filter(({ kind }) => kind === 'image');
  const isAlbum = post.albumName !== null;
  const isSeveral = pictures.length > 1;
  return {
    album_name: post.albumName ?? '',
    multi_image: flag(isSeveral || isAlbum),
    multi_image_post: flag(isSeveral && !isAlbum),
    ...(isAlbum && presentAlbum(full, wire)),
    ...(isSeveral && !isAlbum && { photo_multi: pictures.map((picture) => presentPicture(picture, wire)) }),
  };
}

/** Not in the contract: `album_cover`, the id of the item that the owner chose or '0', and `time`, when each item was added. */
function presentAlbum({ post, media }: FullPost, wire: WireContext) {
  return {
    album_cover: text(media.find(({ isCover }) => isCover)?.id ?? 0),
    photo_album: media.map((item) => ({ ...presentPicture(item, wire), time: epoch(item.addedAt ?? post.createdAt) })),
  };
}

/**
 * As recorded, `image` is absolute; `image_org` is relative and, despite its name, the small variant. The others are not in the contract:
 * `width` and `height` let a page reserve a picture's space, and `photo_description` is the author's description.
 */
function presentPicture({ id, postId, path, smallPath, description, widthPx, heightPx }: MediaRow, wire: WireContext) {
  return {
    id: text(id),
    image: wire.mediaUrl(path),
    image_org: smallPath ?? path,
    post_id: text(postId),
    parent_id: '0',
    photo_description: encodePlainText(description),
    ...(widthPx !== null && heightPx !== null && { width: text(widthPx), height: text(heightPx) }),
  };
}

function presentCounts({ reactions, counts, ...full }: FullPost) {
  const reaction = presentReactions(reactions.counts, reactions.mine);
  return {
    post_likes: text(reaction.count),
    post_comments: text(counts.comments),
    post_shares: text(counts.shares),
    post_share: text(counts.shares),
    post_wonders: text(counts.wonders),
    is_liked: reaction.is_reacted,
    is_wondered: full.isWondered,
    is_post_saved: full.isSaved,
    is_post_reported: full.isReported,
    reaction,
  };
}

/** Not in the contract: `poll_ends_at`, in seconds since 1970. '0' for a poll without an end. */
function presentPoll({ post, poll }: FullPost) {
  if (!poll) return { poll_id: '0', options: [], voted_id: 0, poll_ends_at: '0' };
  const poll_ends_at = post.pollEndsAt ? epoch(post.pollEndsAt) : '0';
  return { poll_id: '1', options: presentOptions(poll.options), voted_id: poll.votedId, poll_ends_at };
}

/** Presents a poll's options with their shares of all votes. */
export function presentOptions(options: { id: number; text: string; votes: number }[]) {
  const all = options.reduce((sum, { votes }) => sum + votes, 0);
  return options.map((option) => {
    const share = all === 0 ? 0 : Math.round((option.votes / all) * 100);
    return {
      id: text(option.id),
      text: option.text,
      option_votes: text(option.votes),
      percentage: `${share}%`,
      percentage_num: text(share),
      all,
    };
  });
}
