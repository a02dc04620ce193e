import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { presentGifPage } from './gif-search.presenter';
import { searchGifsBody } from './gif-search.schema';
import type { GifSearchService } from './gif-search.service';

type Options = { gifs: GifSearchService };

export const gifSearchRoutes: FastifyPluginAsyncZod<Options> = async (app, { gifs }) => {
  app.post(
    '/search_gifs',
    {
      schema: {
        summary: 'GIFs by their words, or those that are popular',
        description:
          'Our own call. Replies `data`, each with `title`, `url` for `postSticker` of `new_post`, `preview`, `still`, `width` and `height` of the preview, and ' +
          '`next_offset`, which is empty on the last page. It refuses where the site has no source, as `searches_gifs` of `get-site-settings` tells.',
        tags: ['search'],
        body: searchGifsBody,
      },
    },
    async (request) => presentGifPage(await gifs.search(request.body.search_query, request.body.offset)),
  );
};
