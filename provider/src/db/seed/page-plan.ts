import type { SceneName } from './seed-media';

export type PagePlan = {
  by: string;
  name: string;
  title: string;
  description: string;
  categoryId: number;
  scene: SceneName;
  company?: string;
  address?: string;
  callActionType?: number;
  admins?: string[];
  /** Posts of its first weeks, last year, and those since; a leading `*` adds a picture of the scene. */
  earlyPosts: string[];
  posts: string[];
};
