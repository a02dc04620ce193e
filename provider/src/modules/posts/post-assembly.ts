import { groupBy } from '../../lib/group-by';
import type { LinkPreview, LinkPreviewRepository } from '../links/link-previews.repository';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import type { MentionFinder } from '../members/mentions';
import { NO_REACTIONS, type ReactionCounts, type ReactionRepository } from '../reactions/reactions.repository';
import type { BlogRow, MediaRow, PollOption, PostPartsRepository, PublishingPage } from './post-parts.repository';
import { PRIVACY } from './privacy';
import type { PostRepository, PostRow } from './posts.repository';

/** A post with all parts of its reply. */
export type FullPost = {
  post: PostRow;
  author: MemberRow;
  /** The page that published it, if the page's owner or an admin wrote it. */
  page: PublishingPage['row'] | null;
  media: MediaRow[];
  reactions: ReactionCounts;
  counts: { comments: number; shares: number; wonders: number };
  isSaved: boolean;
  isReported: boolean;
  isWondered: boolean;
  isAuthorMuted: boolean;
  blog: { row: BlogRow; author: MemberRow; views: number; shares: number } | null;
  poll: { options: PollOption[]; votedId: number } | null;
  link: LinkPreview | null;
  shared: FullPost | null;
  /** Present usernames of mentioned members, by the name in the text. */
  mentioned: ReadonlyMap<string, string>;
};

type Dependencies = {
  posts: PostRepository;
  parts: PostPartsRepository;
  reactions: ReactionRepository;
  members: MemberRepository;
  mentions: MentionFinder;
  previews: LinkPreviewRepository;
};
type Parts = Awaited<ReturnType<typeof loadParts>>;
export type AssemblePosts = ReturnType<typeof createPostAssembly>;

/** Assembles posts from their parts. The number of statements does not depend on the number of posts. */
export function createPostAssembly(dependencies: Dependencies) {
  /** Keeps the order of the rows. Includes shared posts, one level deep, if the viewer may see them. */
  return async function assemblePosts(rows: PostRow[], viewerId: number): Promise<FullPost[]> {
    if (rows.length === 0) return [];
    const sharedIds = rows.flatMap(({ sharedPostId }) => sharedPostId ?? []);
    const originals = await dependencies.posts.findVisible(sharedIds, viewerId);
    const all = new Map([...rows, ...originals.values()].map((row) => [row.id, row]));
    const parts = await loadParts([...all.values()], viewerId, dependencies);
    return rows.flatMap((row) => {
      const original = row.sharedPostId ? originals.get(row.sharedPostId) : undefined;
      return combine(row, parts, original ? combine(original, parts, null) : null) ?? [];
    });
  };
}

async function loadParts(rows: PostRow[], viewerId: number, { parts, reactions, members, mentions, previews }: Dependencies) {
  const ids = rows.map(({ id }) => id);
  const [media, reactionCounts, comments, shares, wonders, marks, options, votes, blogs, pages, findMentioned, links, muted] =
    await Promise.all([
      parts.findMedia(ids),
      reactions.count(ids, viewerId),
      parts.countComments(ids),
      parts.countShares(ids),
      parts.countWonders(ids),
      parts.findViewerMarks(ids, viewerId),
      parts.findPollOptions(ids),
      parts.findVotes(ids, viewerId),
      parts.findBlogs(rows.flatMap(({ blogId }) => blogId ?? [])),
      parts.findPages(rows.flatMap(({ pageId }) => pageId ?? [])),
      mentions.resolve(rows),
      previews.findByUrls(rows.flatMap(({ linkUrl }) => linkUrl ?? [])),
      parts.findMutedAuthors(
        rows.map(({ authorId }) => authorId),
        viewerId,
      ),
    ]);
  const people = await members.findByIds([...rows, ...[...blogs.values()].map(({ row }) => row)].map(({ authorId }) => authorId));
  return {
    media: groupBy(media, byPost),
    options: groupBy(options, byPost),
    reactions: reactionCounts,
    comments,
    shares,
    wonders,
    marks,
    votes,
    blogs,
    pages,
    findMentioned,
    links,
    muted,
    people,
  };
}

const byPost = ({ postId }: { postId: number }) => postId;

/** Returns null if the author's account, and the post with it, has been deleted since. */
function combine(post: PostRow, parts: Parts, shared: FullPost | null): FullPost | null {
  const author = parts.people.get(post.authorId);
  if (!author) return null;
  const blog = post.blogId ? parts.blogs.get(post.blogId) : undefined;
  const blogAuthor = blog && parts.people.get(blog.row.authorId);
  const options = parts.options.get(post.id);
  return {
    post,
    author,
    page: findPublishingPage(post, parts),
    shared,
    media: parts.media.get(post.id) ?? [],
    reactions: parts.reactions.get(post.id) ?? NO_REACTIONS,
    counts: {
      comments: parts.comments.get(post.id) ?? 0,
      shares: parts.shares.get(post.id) ?? 0,
      wonders: parts.wonders.get(post.id) ?? 0,
    },
    isSaved: parts.marks.saved.has(post.id),
    isReported: parts.marks.reported.has(post.id),
    isAuthorMuted: post.privacy !== PRIVACY.anonymous && parts.muted.has(post.authorId),
    isWondered: parts.marks.wondered.has(post.id),
    blog: blog && blogAuthor ? { ...blog, author: blogAuthor } : null,
    poll: options ? { options, votedId: parts.votes.get(post.id) ?? 0 } : null,
    link: parts.links.get(post.linkUrl ?? '') ?? null,
    mentioned: parts.findMentioned(post),
  };
}

/** Returns null for posts of visitors, which are shown under their own name. */
function findPublishingPage({ pageId, authorId }: PostRow, { pages }: Parts): PublishingPage['row'] | null {
  const page = pageId ? pages.get(pageId) : undefined;
  return page && (page.row.ownerId === authorId || page.adminIds.has(authorId)) ? page.row : null;
}
