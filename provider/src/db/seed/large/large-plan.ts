import type { Picture } from '../seed-media';

/** The size of a large database. The same plan always makes the same rows. */
export type LargePlan = {
  members: number;
  posts: number;
  messages: number;
  /** A whole number. Different seeds give different likes. */
  seed: number;
  /** All times are before this moment. */
  now: Date;
  passwordHash: string;
  /** The pictures that posts show. If empty, photo posts have no pictures. */
  pictures: Pick<Picture, 'path' | 'smallPath'>[];
  /** If empty, members have no picture. */
  avatarPaths: string[];
};

/** A statement, and the table that it fills or changes. */
export type LargeStep = { table: string; statement: string };
