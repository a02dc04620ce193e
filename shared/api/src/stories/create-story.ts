import type { ApiClient, StoryId, UploadOptions } from '@social/api';
import { id, object } from '@social/api/wire';

export type NewStory = {
  kind: 'image' | 'video';
  file: Blob;
  title?: string | undefined;
  description?: string | undefined;
  /** A frame of a video. */
  thumbnail?: Blob | undefined;
};

const reply = object({ story_id: id<StoryId>() });

/**
 * Posts a story, which expires after a day. Do not repeat after `network` or `timeout` without its idempotency key or reading the stories.
 * @throws {ApiError} `refused` with the provider's message when the file is not accepted.
 */
export async function createStory(
  client: ApiClient,
  { kind, file, title, description, thumbnail }: NewStory,
  { signal, idempotencyKey, onUploadProgress }: UploadOptions = {},
): Promise<StoryId> {
  const form = { file_type: kind, story_title: title, story_description: description };
  const files = { file, ...(thumbnail && { cover: thumbnail }) };
  return (await client.call('create-story', { form, files, reply, signal, idempotencyKey, onUploadProgress })).story_id;
}
