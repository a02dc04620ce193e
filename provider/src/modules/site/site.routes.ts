import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { GifSearchService } from '../gifs/gif-search.service';
import { BLOG_CATEGORIES, CALL_ACTIONS, PAGE_CATEGORIES, PAGE_SUB_CATEGORIES } from './categories';
import { POST_COLORS } from './post-colors';

type Options = { gifs: GifSearchService };

/** Settings that clients need before sign-in. */
export const siteRoutes: FastifyPluginAsyncZod<Options> = async (app, { gifs }) => {
  app.post(
    '/get-site-settings',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Categories, limits and switches',
        description:
          'Our own: `writes_blogs` tells that there are `create-blog`, `edit-blog` and `delete-blog`, `describes_photos` that `new_post` stores `photo_descriptions[]`, ' +
          '`edits_photo_descriptions` that there is `describe-photos`, `stages_uploads` that there are `stage-upload` and `get-staged-uploads`, ' +
          '`previews_links` that there is `fetch_link_preview`, `ends_polls` that `new_post` takes `poll_ends_in_hours`, ' +
          '`searches_gifs` that there is a source for `search_gifs`.',
        tags: ['site'],
      },
    },
    async () => ({
      config: {
        siteName: 'Social',
        page_categories: Object.fromEntries(PAGE_CATEGORIES),
        page_sub_categories: Object.fromEntries(PAGE_SUB_CATEGORIES),
        writes_blogs: '1',
        describes_photos: '1',
        edits_photo_descriptions: '1',
        stages_uploads: '1',
        previews_links: '1',
        ends_polls: '1',
        searches_gifs: gifs.isConfigured ? '1' : '0',
        blog_categories: Object.fromEntries(BLOG_CATEGORIES),
        call_action_types: Object.fromEntries(CALL_ACTIONS),
        post_colors: POST_COLORS,
        maxCharacters: '10000',
        maxUpload: String(64 * 1024 * 1024),
        user_registration: '1',
        emailValidation: '0',
        connectivitySystem: '0',
      },
    }),
  );
};
