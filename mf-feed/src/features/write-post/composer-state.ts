import type { UploadProgress } from '@social/api';
import type { NewPost } from '@social/api/posts/create-post';
import type { Post } from '@social/api/posts/post';
import type { Draft } from './draft';

/** A post on its way, or one that did not get there. */
export type Outgoing = { id: string; draft: Draft; status: { kind: 'sending'; sentBytes: number } | { kind: 'not-sent'; reason: string } };

export type ComposerState = {
  draft: Draft;
  outbox: readonly Outgoing[];
  /** What was not taken, and why: one sentence each. */
  refusals: readonly string[];
};

/** Hears of a published post; null where the provider did not show it. */
export type OnPublished = (post: Post | null) => void;

export type Publish = (
  post: NewPost,
  options: { signal: AbortSignal; onUploadProgress: (progress: UploadProgress) => void },
) => Promise<Post | null>;
