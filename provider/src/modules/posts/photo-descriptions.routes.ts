import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { describePhotosBody } from './photo-descriptions.schema';
import type { PostWritingService } from './post-writing.service';

/** A call for authors that is not in the contract. */
export const photoDescriptionRoutes: FastifyPluginAsyncZod<{ writing: PostWritingService }> = async (app, { writing }) => {
  app.post(
    '/describe-photos',
    {
      schema: {
        summary: 'Describe the pictures of a published post',
        description:
          'Our own call, for its author: a text of up to 1000 characters for each picture, in their order; an empty one removes what was there.',
        tags: ['posts'],
        body: describePhotosBody,
      },
    },
    async (request) => {
      const { post_id: postId, photo_descriptions: descriptions } = request.body;
      await writing.describePhotos(postId, getIdentity(request).memberId, descriptions);
      return {};
    },
  );
};
