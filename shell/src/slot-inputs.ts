import type { PostListInput } from '@social/contracts';

/** The inputs that the shell passes to regions, by remote and expose. A plan compares them with what the remote's release accepts. */
export type SlotInputs = {
  'mf_chat/conversation-lists': Record<string, never>;
  'mf_feed/post-list': { owner: PostListInput['owner'] & { kind: 'person' } };
};
