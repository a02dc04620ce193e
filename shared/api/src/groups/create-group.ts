import type { ApiClient, CreateOptions } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { group, type Group } from './group';

/** `slug` is its name in URLs: letters, digits and `_`, unique. */
export type NewGroup = Pick<Group, 'slug' | 'name' | 'description' | 'isPrivate'>;

const reply = object({ group_data: objectOrNull(group) });

/**
 * Creates a group that its members post in; the signed-in person owns it. Repeating it after `network` or `timeout` is refused when the
 * first request succeeded, as the slug is taken then.
 * @throws {ApiError} `refused` with the provider's message when the slug is taken or invalid, or the host has no such call.
 */
export async function createGroup(
  client: ApiClient,
  { slug, name, description, isPrivate }: NewGroup,
  { idempotencyKey }: CreateOptions = {},
): Promise<Group> {
  const form = { group_name: slug, group_title: name, about: description, privacy: isPrivate ? 2 : 1 };
  return requireResult((await client.call('create-group', { form, reply, idempotencyKey })).group_data, 'create-group');
}
