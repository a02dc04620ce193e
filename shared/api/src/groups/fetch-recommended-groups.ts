import type { ApiClient, GroupId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { group, type Group } from './group';

const reply = object({ data: replyList(group) });

/**
 * Fetches groups that the signed-in person may want to join. `afterGroupId` is the last one received.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchRecommendedGroups(
  client: ApiClient,
  { limit, afterGroupId }: { limit: number; afterGroupId?: GroupId | undefined },
  { signal }: { signal?: AbortSignal } = {},
): Promise<Group[]> {
  return (await client.call('fetch-recommended', { form: { type: 'groups', limit, offset: afterGroupId }, reply, signal })).data;
}
