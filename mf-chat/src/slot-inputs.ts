import type { PostListInput } from '@social/contracts';

/** The inputs that this remote passes to regions of others, by remote and expose. A plan compares them with what the other release accepts. */
export type SlotInputs = { 'mf_feed/post-list': Required<PostListInput> & { owner: { kind: 'group' } } };
