import type { Picture } from '../seed-media';

/** The size of a large database. The same plan always makes the same rows. */
export type LargePlan = {
  members: number;
  posts: number;
  messages: number;
  /** A whole number; another one makes other members like other posts. */
  seed: number;
  /** All times are before this moment. */
  now: Date;
  passwordHash: string;
  /** The pictures that posts show; without any, photo posts have none. */
  pictures: Pick<Picture, 'path' | 'smallPath'>[];
  /** Without any, members have no picture. */
  avatarPaths: string[];
};

/** A statement, and the table that it fills or changes. */
export type LargeStep = { table: string; statement: string };
