import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { releaseUploadsBody, stageUploadBody } from './staged-uploads.schema';
import type { StagedUploadService } from './staged-uploads.service';

const tags = ['posts'];

/** Calls for posts whose files are uploaded one by one. They are not in the contract. */
export const stagedUploadRoutes: FastifyPluginAsyncZod<{ stagedUploads: StagedUploadService }> = async (app, { stagedUploads }) => {
  app.post(
    '/stage-upload',
    {
      schema: {
        summary: 'Send one file of a post that is still being sent',
        description:
          'Our own call. The file comes in a field of `new_post`, which takes the `upload_id` in `uploads[]`. The page chooses the id, and repeating the ' +
          'call changes nothing. The file stays for 24 hours; a member has at most 50 of 256 MB altogether, and the oldest make room.',
        tags,
        body: stageUploadBody,
      },
    },
    async (request) => {
      await stagedUploads.stage(getIdentity(request).memberId, request.body.upload_id, request.incomingFiles);
      return { upload_id: request.body.upload_id };
    },
  );

  app.post(
    '/release-staged-uploads',
    {
      schema: {
        summary: 'Remove files that `stage-upload` has stored and no post will have',
        description: 'Our own call. The ids are in `uploads[]`, as in `new_post`. Those that are no longer staged are passed over.',
        tags,
        body: releaseUploadsBody,
      },
    },
    async (request) => {
      await stagedUploads.release(getIdentity(request).memberId, request.body.uploads);
      return {};
    },
  );

  app.post(
    '/get-staged-uploads',
    { schema: { summary: 'The files that `stage-upload` has stored and no post has yet', description: 'Our own call.', tags } },
    async (request) => ({
      uploads: (await stagedUploads.listIds(getIdentity(request).memberId)).map((id) => ({ upload_id: id })),
    }),
  );
};
