import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { newPostBody, toNewPostRequest } from './new-posts.schema';
import type { NewPostService } from './new-posts.service';
import { presentPost } from './posts.presenter';

export const newPostRoutes: FastifyPluginAsyncZod<{ newPosts: NewPostService; wire: WireContext }> = async (app, { newPosts, wire }) => {
  const schema = {
    summary: 'Publish a post',
    description:
      '`uploads[]` and `photo_descriptions[]` are our own: the ids of files that `stage-upload` has stored, which come before those of the form, and a text of up to ' +
      '1000 characters for each picture, in their order. `poll_ends_in_hours` ends a poll after 1 to 744 hours; posts tell the end as `poll_ends_at`, in seconds since 1970.',
    tags: ['posts'],
    body: newPostBody,
  };

  app.post('/new_post', { schema }, async (request) => {
    const { memberId } = getIdentity(request);
    const post = await newPosts.publish(memberId, toNewPostRequest(request.body), request.incomingFiles);
    return { post_data: presentPost(post, memberId, wire), post_html: '' };
  });
};
