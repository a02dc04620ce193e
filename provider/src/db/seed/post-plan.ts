import type { Person } from './people';
import type { SeedFile } from './seed-media';
import type { ArticlePlan } from './words/articles';

/** What one post of the seed will be. */
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
  article?: ArticlePlan;
  pageId?: number;
};
