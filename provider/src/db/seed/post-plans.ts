import { planAlbums } from './album-plans';
import type { SceneName } from './art/gallery';
import type { Chance } from './chance';
import { people, type Person } from './people';
import type { PostPlan } from './post-plan';
import type { SeedMedia } from './seed-media';
import type { SeededPage } from './seed-pages';
import { articles } from './words/articles';
import { captions } from './words/captions';
import { patterns, questions, shareWords, shortOnes, thoughts } from './words/thoughts';

const PHOTO_POSTS = 168;
const SHARES = 20;
/** How many pictures a post of pictures has: mostly one, now and then all nine. */
const PICTURE_COUNTS = [1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9];
const YOUTUBE_ID = 'aqz-KE-bpKQ';

/** Everything that will have been posted, in no order yet. No two plans have the same words. */
export function planPosts(chance: Chance, media: SeedMedia, pages: SeededPage[]): PostPlan[] {
  const anybody = () => chance.pick(people);
  const words = [...thoughts, ...patterns.flatMap(({ words: each, write }) => each.map(write))];
  return [
    ...planPhotos(chance, media),
    ...words.map((text) => ({ author: anybody(), text })),
    ...shortOnes.map((text, index) => ({ author: anybody(), text, colorId: (index % 5) + 1 })),
    ...questions.map(({ ask, options }) => ({ author: anybody(), text: ask, options })),
    ...planFiles(media, anybody),
    ...planAlbums(chance, media),
    ...articles.flatMap((article) =>
      people.filter(({ username }) => username === article.author).map((author) => ({ author, text: '', article })),
    ),
    ...pages.flatMap(({ id, owner, posts }) =>
      posts.map(({ text, picture }) => ({ author: owner, text, pageId: id, ...(picture && { pictures: [picture] }) })),
    ),
    ...Array.from({ length: SHARES }, (_, index): PostPlan => ({
      author: anybody(),
      text: shareWords[index % shareWords.length] ?? '',
      isShare: true,
    })),
  ];
}

function planPhotos(chance: Chance, media: SeedMedia): PostPlan[] {
  const used = new Set<string>();
  const plans: PostPlan[] = [];
  while (plans.length < PHOTO_POSTS) {
    const author = chance.pick(people);
    const scene = chance.isLucky(0.6) ? chance.pick(author.likes) : chance.pick(Object.keys(captions).filter(isScene));
    const { opens, closes, tag } = captions[scene];
    const text = `${chance.pick(opens)} ${chance.pick(closes)}`;
    if (used.has(text)) continue;
    used.add(text);
    const wanted = chance.pick(PICTURE_COUNTS);
    const own = chance.shuffle(media.pictures.filter((picture) => picture.scene === scene));
    const others = chance.shuffle(media.pictures.filter((picture) => picture.scene !== scene));
    const plan: PostPlan = {
      author,
      text: chance.isLucky(0.45) ? `${text} #${tag}` : text,
      pictures: [...own, ...others].slice(0, wanted),
    };
    if (chance.isLucky(0.06)) plan.feeling = chance.pick(['happy', 'relaxed', 'thankful', 'proud']);
    if (chance.isLucky(0.05)) plan.privacy = chance.pick([1, 2, 3]);
    plans.push(plan);
  }
  return plans;
}

function isScene(name: string): name is SceneName {
  return name in captions;
}

function planFiles({ video, sound, documents }: SeedMedia, anybody: () => Person): PostPlan[] {
  const films = [
    'Forty seconds of the best evening this year. #bythesea',
    'I made her sail in a film, too. Sound off, there is none.',
    'Loop of the day.',
    'For everyone who could not come along.',
    'The sea, moving.',
  ];
  const tunes = [
    'Porch Light, first take. Be gentle. #music',
    'We recorded it in the kitchen. You can hear the kettle if you know. #music',
    'The tune from Sunday, for those who asked.',
    'New piece for the park concert, in small. @hanna @kofi #music',
  ];
  const papers = [
    'The walks for spring, on one page. Print it, fold it, lose it. #maps',
    'Programme for Sunday! #music',
    'The menu is up. #supper',
    'Notes from Thursday, with apologies to the umbrella. #madebyhand',
  ];
  return [
    ...films.map((text) => ({ author: anybody(), text, video })),
    ...tunes.map((text) => ({ author: anybody(), text, sound })),
    ...papers.flatMap((text, index) => (documents[index] ? [{ author: anybody(), text, document: documents[index] }] : [])),
    { author: anybody(), text: 'Film night for the whole family: the rabbit is back, and in the right. #filmnight', youtubeId: YOUTUBE_ID },
  ];
}
