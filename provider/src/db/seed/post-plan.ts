import type { Person } from './people';
import type { Picture, SeedFile } from './seed-media';
import type { ArticlePlan } from './texts/articles';

/** The contents of a post before it is stored. */
export type PostPlan = {
  author: Person;
  text: string;
  pictures?: Picture[];
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
