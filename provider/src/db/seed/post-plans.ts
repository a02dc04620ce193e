import type { SceneName } from './art/gallery';
import type { Chance } from './chance';
import { people, type Person } from './people';
import type { SeededBlog } from './seed-happenings';
import type { SeedMedia, SeedFile } from './seed-media';
import { captions } from './words/captions';
import { patterns, questions, shareWords, shortOnes, thoughts } from './words/thoughts';

export type PostPlan = {
  author: Person;
  text: string;
  pictures?: { path: string; smallPath: string; name: string }[];
  video?: SeedFile;
  sound?: SeedFile;
  document?: SeedFile;
  youtubeId?: string;
  options?: string[];
  albumName?: string;
  colorId?: number;
  feeling?: string;
  privacy?: number;
  isShare?: boolean;
  blogId?: number;
};

const PHOTO_POSTS = 168;
const SHARES = 20;
/** How many pictures a post of pictures has: mostly one, now and then all nine. */
const PICTURE_COUNTS = [1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9];
const YOUTUBE_ID = 'aqz-KE-bpKQ';

/** Everything that will have been posted, in no order yet. No two plans have the same words. */
export function planPosts(chance: Chance, media: SeedMedia, blogs: SeededBlog[]): PostPlan[] {
  const anybody = () => chance.pick(people);
  const words = [...thoughts, ...patterns.flatMap(({ words: each, write }) => each.map(write))];
  return [
    ...planPhotos(chance, media),
    ...words.map((text) => ({ author: anybody(), text })),
    ...shortOnes.map((text, index) => ({ author: anybody(), text, colorId: (index % 5) + 1 })),
    ...questions.map(({ ask, options }) => ({ author: anybody(), text: ask, options })),
    ...planFiles(media, anybody),
    ...planAlbums(chance, media),
    ...blogs.flatMap(({ id, author }) => people.filter(({ username }) => username === author).map((person) => ({ author: person, text: '', blogId: id }))),
    ...Array.from({ length: SHARES }, (_, index): PostPlan => ({ author: anybody(), text: shareWords[index % shareWords.length] ?? '', isShare: true })),
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
    const plan: PostPlan = { author, text: chance.isLucky(0.45) ? `${text} #${tag}` : text, pictures: [...own, ...others].slice(0, wanted) };
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
  const films = ['Forty seconds of the best evening this year. #bythesea', 'I made her sail in a film, too. Sound off, there is none.', 'Loop of the day.', 'For everyone who could not come along.', 'The sea, moving.'];
  const tunes = ['Porch Light, first take. Be gentle. #music', 'We recorded it in the kitchen. You can hear the kettle if you know. #music', 'The tune from Sunday, for those who asked.', 'New piece for the park concert, in small. @hanna @kofi #music'];
  const papers = ['The walks for spring, on one page. Print it, fold it, lose it. #maps', 'Programme for Sunday! #music', 'The menu is up. #supper', 'Notes from Thursday, with apologies to the umbrella. #madebyhand'];
  return [
    ...films.map((text) => ({ author: anybody(), text, video })),
    ...tunes.map((text) => ({ author: anybody(), text, sound })),
    ...papers.flatMap((text, index) => documents[index] ? [{ author: anybody(), text, document: documents[index] }] : []),
    { author: anybody(), text: 'Film night for the whole family: the rabbit is back, and in the right. #filmnight', youtubeId: YOUTUBE_ID },
  ];
}

function planAlbums(chance: Chance, media: SeedMedia): PostPlan[] {
  const albums: [username: string, name: string, scene: SceneName, amount: number][] = [
    ['demo', 'Walks of this year', 'hills', 9], ['demo', 'Rooftops', 'city', 6], ['demo', 'Corner tables', 'coffee', 4], ['demo', 'Two mornings', 'balloons', 2], ['demo', 'One good view', 'mountains', 1],
    ['asha', 'Window sill', 'plants', 5], ['asha', 'Meadow diary', 'garden', 6], ['asha', 'Cooked and eaten', 'supper', 3],
    ['mateo', 'Market days', 'fruit', 4], ['ingrid', 'From the bridge', 'sea', 6], ['zola', 'Big skies', 'desert', 6], ['yuki', 'Patterns', 'quilt', 4],
  ];
  return albums.flatMap(([username, albumName, scene, amount]) => {
    const author = people.find((person) => person.username === username);
    const own = media.pictures.filter((picture) => picture.scene === scene);
    const more = chance.shuffle(media.pictures.filter((picture) => picture.scene !== scene));
    return author ? [{ author, text: '', albumName, pictures: [...own, ...more].slice(0, amount) }] : [];
  });
}
