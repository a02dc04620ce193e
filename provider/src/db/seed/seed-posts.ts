import { indexPosts } from '../../modules/posts/post-lexemes';
import { pollOptions, postMedia, posts } from '../schema/posts';
import type { PostPlan } from './post-plan';
import { planPosts } from './post-plans';
import { storeArticle } from './seed-articles';
import { seedMedia } from './seed-media';
import type { SeededPage } from './seed-pages';
import type { SeededPost } from './seeded-post';
import { before, DAY_MS, findMemberId, type SeedContext } from './seed-context';

const MONTHS_BACK_DAYS = 176;
const NEWEST_MS = 4 * 60_000;

/** Stores all posts, oldest first, so that their ids increase over time. */
export async function seedPosts(context: SeedContext, pages: SeededPage[]): Promise<SeededPost[]> {
  const { random } = context;
  // The first posts are not shares, because a share needs an earlier post.
  const plans = random.shuffle(planPosts(random, pages));
  const originals = plans.filter(({ isShare }) => !isShare);
  const shares = plans.filter(({ isShare }) => isShare);
  const ordered = [...originals.slice(0, 40), ...random.shuffle([...originals.slice(40), ...shares])];
  const seeded: SeededPost[] = [];
  for (const [index, plan] of ordered.entries()) {
    // Posts become more frequent over time.
    const ageMs = NEWEST_MS + MONTHS_BACK_DAYS * DAY_MS * (1 - (index + 1) / ordered.length) ** 1.7 + random.between(0, 40 * 60_000);
    const latest = seeded.at(-1)?.createdAt ?? new Date(0);
    const createdAt = new Date(Math.max(before(context, ageMs).getTime(), latest.getTime() + 30_000));
    seeded.push(await storePost(context, plan, createdAt, seeded));
  }
  await indexPosts(context.db);
  return seeded;
}

async function storePost(context: SeedContext, plan: PostPlan, createdAt: Date, earlier: SeededPost[]): Promise<SeededPost> {
  const { db, random } = context;
  const authorId = findMemberId(context, plan.author.username);
  const original = plan.isShare
    ? random.pick(earlier.filter((post) => post.isPublic && post.authorId !== authorId && post.text.length > 20))
    : undefined;
  const blogId = plan.article ? await storeArticle(context, plan.article, createdAt) : null;
  const [row] = await db
    .insert(posts)
    .values({
      authorId,
      text: plan.text,
      privacy: plan.privacy ?? 0,
      mediaKind: getMediaKind(plan),
      sharedPostId: original?.id ?? null,
      pageId: plan.pageId ?? null,
      blogId,
      albumName: plan.albumName ?? null,
      youtubeId: plan.youtubeId ?? null,
      colorId: plan.colorId ?? null,
      feelingType: plan.feeling ? 'feelings' : null,
      feeling: plan.feeling ?? null,
      videoViews: plan.video ? random.integer(12, 240) : 0,
      createdAt,
    })
    .returning({ id: posts.id });
  if (!row) throw new Error('A post of the seed was not stored.');
  const attachments = toMediaRows(plan);
  if (attachments.length > 0) await db.insert(postMedia).values(attachments.map((item) => ({ ...item, postId: row.id })));
  const options = plan.options
    ? await db
        .insert(pollOptions)
        .values(plan.options.map((text) => ({ text, postId: row.id })))
        .returning({ id: pollOptions.id })
    : [];
  return {
    id: row.id,
    authorId,
    text: plan.text,
    createdAt,
    isPublic: !plan.privacy && !plan.isShare,
    options: options.map(({ id }) => id),
    blogId,
  };
}

function getMediaKind({ pictures, video, sound, document }: PostPlan) {
  if (video) return 'video';
  if (sound) return 'music';
  if (document) return 'files';
  return pictures ? 'photos' : 'text';
}

function toMediaRows({ pictures = [], video, sound, document }: PostPlan) {
  const images = pictures.map(({ path, smallPath, widthPx, heightPx, name }) => ({
    ...{ kind: 'image' as const, path, smallPath, widthPx, heightPx },
    fileName: `${name}.webp`,
  }));
  return [
    ...images,
    ...(video ? [{ ...video, kind: 'video' as const, smallPath: seedMedia.videoThumbnailPath }] : []),
    ...(sound ? [{ ...sound, kind: 'audio' as const }] : []),
    ...(document ? [{ ...document, kind: 'file' as const }] : []),
  ];
}
