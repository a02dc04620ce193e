import type { Random } from '../../lib/random';
import { planAlbums } from './album-plans';
import { people } from './people';
import type { PostPlan } from './post-plan';
import { listOtherPictures, listPictures } from './seed-context';
import { sceneNames, seedMedia } from './seed-media';
import type { SeededPage } from './seed-pages';
import { articles } from './texts/articles';
import { captions } from './texts/captions';
import {
  documentTexts,
  plainTexts,
  polls,
  shareTexts,
  shortTexts,
  soundTexts,
  textTemplates,
  videoTexts,
  youtubePost,
} from './texts/posts';

const PHOTO_POSTS = 168;
const SHARES = 20;
/** Numbers of pictures in a photo post: usually one, rarely all nine. */
const PICTURE_COUNTS = [1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9];

/** Plans all posts except the pages' early ones, in no order. No two plans have the same text. */
export function planPosts(random: Random, pages: SeededPage[]): PostPlan[] {
  const texts = [...plainTexts, ...textTemplates.flatMap(({ values, write }) => values.map(write))];
  const authored = (post: Omit<PostPlan, 'author'>): PostPlan => ({ author: random.pick(people), ...post });
  return [
    ...planPhotos(random),
    ...texts.map((text) => authored({ text })),
    ...shortTexts.map((text, index) => authored({ text, colorId: (index % 5) + 1 })),
    ...polls.map(({ question, options }) => authored({ text: question, options })),
    ...planFiles().map(authored),
    ...planAlbums(random),
    ...planArticles(),
    ...pages.flatMap(({ id, owner, posts }) =>
      posts.map(({ text, picture }): PostPlan => ({ author: owner, text, pageId: id, ...(picture && { pictures: [picture] }) })),
    ),
    ...Array.from({ length: SHARES }, (_, index) => authored({ text: shareTexts[index % shareTexts.length] ?? '', isShare: true })),
  ];
}

function planPhotos(random: Random): PostPlan[] {
  const usedTexts = new Set<string>();
  const plans: PostPlan[] = [];
  while (plans.length < PHOTO_POSTS) {
    const plan = planPhoto(random, usedTexts);
    if (plan) plans.push(plan);
  }
  return plans;
}

/** Plans a photo post. Returns null if its text was used before. */
function planPhoto(random: Random, usedTexts: Set<string>): PostPlan | null {
  const author = random.pick(people);
  const scene = random.boolean(0.6) ? random.pick(author.scenes) : random.pick(sceneNames);
  const { opens, closes, tag } = captions[scene];
  const text = `${random.pick(opens)} ${random.pick(closes)}`;
  if (usedTexts.has(text)) return null;
  usedTexts.add(text);
  const pictureCount = random.pick(PICTURE_COUNTS);
  const pictures = [...random.shuffle(listPictures(scene)), ...random.shuffle(listOtherPictures(scene))].slice(0, pictureCount);
  const plan: PostPlan = { author, text: random.boolean(0.45) ? `${text} #${tag}` : text, pictures };
  if (random.boolean(0.06)) plan.feeling = random.pick(['happy', 'relaxed', 'thankful', 'proud']);
  if (random.boolean(0.05)) plan.privacy = random.pick([1, 2, 3]);
  return plan;
}

function planFiles(): Omit<PostPlan, 'author'>[] {
  const { video, sound, documents } = seedMedia;
  return [
    ...videoTexts.map((text) => ({ text, video })),
    ...soundTexts.map((text) => ({ text, sound })),
    ...documents.map((document, index) => ({ text: documentTexts[index] ?? '', document })),
    youtubePost,
  ];
}

function planArticles(): PostPlan[] {
  return articles.flatMap((article) =>
    people.filter(({ username }) => username === article.author).map((author) => ({ author, text: '', article })),
  );
}
