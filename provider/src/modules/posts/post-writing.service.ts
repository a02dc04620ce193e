import { extractHashtags } from '../../lib/rich-text';
import type { ActivityService } from '../activities/activities.service';
import type { NotificationService } from '../general/notifications.service';
import { findVideo } from '../links/find-video';
import type { LinkPreviewService } from '../links/link-previews.service';
import type { LiveRepository } from '../live/live.repository';
import { type MediaService, toSmallPath } from '../media/media.service';
import { MAX_NOTIFIED, type MentionFinder } from '../members/mentions';
import type { PostingRightsService } from '../pages/posting-rights.service';
import type { FullPost } from './post-assembly';
import type { MediaKind } from './post-query';
import type { NewMedia, NewPost, PostWritingRepository } from './post-writing.repository';
import { EmptyPostError, PhotosChangedError } from './posts.errors';
import type { PostService } from './posts.service';
import { PRIVACY } from './privacy';
import type { StagedUpload } from './staged-uploads.repository';

/** The page, group, event or member's timeline to post on. The author's own timeline if empty. */
export type PostTarget = Partial<Record<'pageId' | 'groupId' | 'eventId' | 'recipientId', number | undefined>>;
export type PostDetails = Pick<
  NewPost,
  | 'albumName'
  | 'stickerUrl'
  | 'location'
  | 'feelingType'
  | 'feeling'
  | 'colorId'
  | 'pollEndsAt'
  | 'youtubeId'
  | 'linkUrl'
  | 'takesComments'
  | 'blogId'
>;
export type PostContent = {
  text: string;
  privacy: number;
  media: NewMedia[];
  /** The items of `media` that were uploaded before the post. */
  stagedUploads?: readonly StagedUpload[];
  pollOptions: string[];
  details: PostDetails;
};

type Dependencies = {
  writing: PostWritingRepository;
  posts: PostService;
  mentions: MentionFinder;
  activities: ActivityService;
  notifications: NotificationService;
  postingRights: PostingRightsService;
  media: MediaService;
  links: LinkPreviewService;
  /** Announces the changed post to its viewers, after the request has ended. */
  announceLater: LiveRepository['announcePost'];
  now: () => Date;
};
export type PostWritingService = ReturnType<typeof createPostWritingService>;

export function createPostWritingService({
  writing,
  posts,
  mentions,
  activities,
  notifications,
  postingRights,
  media,
  links,
  announceLater,
  now,
}: Dependencies) {
  async function notifyMentioned(ids: readonly number[], postId: number, notifierId: number): Promise<void> {
    for (const recipientId of new Set(ids.slice(0, MAX_NOTIFIED))) {
      await notifications.send({ type: 'post_mention', recipientId, notifierId, postId });
    }
  }

  async function store(authorId: number, content: PostContent, target: PostTarget, sharedPostId?: number): Promise<number> {
    const { text, privacy, media: items, stagedUploads = [], pollOptions, details } = content;
    await postingRights.assertMayPost(authorId, target);
    const found = await mentions.find(text);
    const post = {
      authorId,
      text,
      mentions: found,
      privacy,
      sharedPostId,
      mediaKind: toMediaKind(items),
      ...target,
      ...details,
      createdAt: now(),
    };
    const postId = await writing.add(post, { media: items, stagedUploads, hashtags: extractHashtags(text), pollOptions });
    if (isNamed(privacy)) await notifyMentioned(Object.values(found), postId, authorId);
    return postId;
  }

  /** Fetches the preview of a post's link, and notifies the post's viewers when it is stored. */
  function fetchLinkLater(postId: number, linkUrl: string | null): void {
    links.fetchLater(linkUrl, () => announceLater(postId));
  }

  async function renameFiles(postId: number): Promise<void> {
    for (const item of await writing.listMedia(postId)) await writing.setPaths(await media.rename(item));
    // Members who can no longer read the post must not be able to read its comments either.
    for (const { id, path } of await writing.listCommentPictures(postId)) {
      await writing.setCommentPicture(id, (await media.rename({ path, smallPath: toSmallPath(path) })).path);
    }
  }

  return {
    /**
     * Publishes a post and notifies the members mentioned in its text, at most 20. Do not repeat it after a lost reply: each call adds a
     * post.
     * @throws {EmptyPostError | NotAllowedToPostError | StagedUploadNotFoundError} and stores nothing.
     */
    async publish(authorId: number, content: PostContent, target: PostTarget = {}): Promise<FullPost> {
      if (isEmpty(content)) throw new EmptyPostError();
      const postId = await store(authorId, content, target);
      fetchLinkLater(postId, content.details.linkUrl ?? null);
      return posts.get(postId, authorId);
    },

    /**
     * Shares a post on the member's timeline, a page or a group. A share of a share shares the original. Do not repeat it after a lost
     * reply: each call adds a share.
     * @throws {PostNotFoundError | NotAllowedToPostError}
     */
    async share(memberId: number, postId: number, text: string, target: PostTarget): Promise<FullPost> {
      const post = await posts.findVisible(postId, memberId);
      const original = post.sharedPostId ? await posts.findVisible(post.sharedPostId, memberId) : post;
      const content = { text, privacy: PRIVACY.everyone, media: [], pollOptions: [], details: {} };
      const shareId = await store(memberId, content, target, original.id);
      await activities.record({ memberId, kind: 'share', postId: shareId });
      await notifications.send({ type: 'shared_your_post', recipientId: original.authorId, notifierId: memberId, postId: shareId });
      return posts.get(shareId, memberId);
    },

    /** Publishes a post that links to a new article of the author. Each call adds a post. */
    async announceBlog(authorId: number, blogId: number): Promise<void> {
      await store(authorId, { text: '', privacy: PRIVACY.everyone, media: [], pollOptions: [], details: { blogId } }, {});
    },

    /**
     * Replaces the text of the member's own post, and the privacy if one is given. A changed text marks it as edited. Repeating it changes
     * nothing. Members that only the new text mentions are notified. A changed privacy gives its files new addresses, which only members who may see the post now receive.
     * @throws {PostNotFoundError | NotYourPostError}
     */
    async edit(postId: number, memberId: number, text: string, privacy?: number): Promise<void> {
      const post = await posts.findOwn(postId, memberId);
      const { createdAt, privacy: before, text: textBefore, linkUrl: linkBefore } = post;
      if (privacy !== undefined && privacy !== before) await renameFiles(postId);
      const found = links.findLink(text);
      // The link has not changed, so a preview that the author removed stays removed.
      const video = findVideo(text);
      const linkUrl = found === links.findLink(textBefore) ? linkBefore : found;
      const changed = await mentions.findInChanged(text, post);
      await writing.edit(
        postId,
        {
          text,
          mentions: changed.mentions,
          privacy,
          linkUrl,
          ...(video !== findVideo(textBefore) && { youtubeId: video }),
          ...(text !== textBefore && { editedAt: now() }),
        },
        extractHashtags(text),
        createdAt,
      );
      if (isNamed(privacy ?? before)) await notifyMentioned(changed.addedIds, postId, memberId);
      fetchLinkLater(postId, linkUrl);
    },

    /**
     * Replaces the descriptions of the pictures of the member's own post, in order. Empty for none. Repeating it changes nothing.
     * @throws {PostNotFoundError | NotYourPostError | PhotosChangedError} and changes nothing.
     */
    async describePhotos(postId: number, memberId: number, descriptions: readonly string[]): Promise<void> {
      await posts.findOwn(postId, memberId);
      const photoCount = await writing.describePhotos(postId, descriptions);
      if (photoCount !== descriptions.length) throw new PhotosChangedError(photoCount);
    },
  };
}

/** True if the author's name may reach others by a notification. */
function isNamed(privacy: number): boolean {
  return privacy !== PRIVACY.onlyAuthor && privacy !== PRIVACY.anonymous;
}

function isEmpty({ text, media, pollOptions, details }: PostContent): boolean {
  const hasAttachment = media.length > 0 || pollOptions.length > 0;
  return !text.trim() && !hasAttachment && !details.stickerUrl && !details.feeling;
}

function toMediaKind(media: NewMedia[]): MediaKind {
  const kinds = new Set(media.map(({ kind }) => kind));
  if (kinds.has('video')) return 'video';
  if (kinds.has('audio')) return 'music';
  if (kinds.has('file')) return 'files';
  return kinds.has('image') ? 'photos' : 'text';
}
