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
  /** Posts of the page's first weeks, last year, and recent posts. A leading `*` adds a picture of the scene. */
  earlyPosts: string[];
  posts: string[];
};
