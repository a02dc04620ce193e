import { ApiError } from '@social/api';
import { fetchStagedUploads } from '@social/api/uploads/fetch-staged-uploads';
import { stageUpload } from '@social/api/uploads/stage-upload';
import { toUploadKind } from '@social/api/uploads/upload-kind';
import { createFileDelivery, type FileDelivery, type FileUploads, type ItemsWithFiles } from '@social/data/outbox/file-delivery';
import { apiClient } from '@social/session';
import { describeFailedFiles } from './describe-failed-files';

const uploads: FileUploads = {
  async isOffered() {
    try {
      const { fetchSiteSettings } = await import(/* webpackChunkName: 'site-settings' */ '@social/api/site/fetch-site-settings');
      return (await fetchSiteSettings(apiClient)).canStageUploads;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // As on hosts without the call: the files go with their post.
      return false;
    }
  },
  fetchArrived: () => fetchStagedUploads(apiClient),
  upload: (id, file, options) => stageUpload(apiClient, { id, kind: toUploadKind(file), file }, options),
  formatFailures: describeFailedFiles,
};

/** Sends the files of posts by themselves, on hosts that take them so. */
export function createPostFileDelivery(items: ItemsWithFiles, canSend: () => boolean): FileDelivery {
  return createFileDelivery(items, uploads, canSend);
}
