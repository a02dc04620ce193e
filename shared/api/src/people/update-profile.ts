import type { ApiClient, UploadOptions } from '@social/api';
import { object } from '@social/api/wire';
import type { Gender } from './fetch-person';

/** Omitted fields stay as they are; '' empties one. `birthday` is `YYYY-MM-DD`. */
export type ProfileChange = {
  firstName?: string;
  lastName?: string;
  about?: string;
  gender?: Gender | '';
  birthday?: string;
  website?: string;
  address?: string;
  working?: string;
  school?: string;
  /** Each follower needs to be confirmed. */
  confirmsFollowers?: boolean;
  avatar?: Blob;
  cover?: Blob;
};

const reply = object({}); // api_status was checked by the client

/**
 * Changes the signed-in person's profile. May be repeated.
 * @throws {ApiError} `refused` with the provider's message for an invalid field; then nothing has changed.
 */
export async function updateProfile(
  client: ApiClient,
  change: ProfileChange,
  { signal, onUploadProgress }: UploadOptions = {},
): Promise<void> {
  const { firstName, lastName, confirmsFollowers, avatar, cover, ...plain } = change;
  const confirm_followers = confirmsFollowers === undefined ? undefined : Number(confirmsFollowers);
  const files = { ...(avatar && { avatar }), ...(cover && { cover }) };
  await client.call('update-user-data', {
    form: { first_name: firstName, last_name: lastName, confirm_followers, ...plain },
    reply,
    signal,
    ...((avatar ?? cover) && { files, onUploadProgress }),
  });
}
