import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { WireContext } from '../../wire/wire-context';
import { presentLinkPreview } from './link-previews.presenter';
import { fetchLinkPreviewBody } from './link-previews.schema';
import type { LinkPreviewService } from './link-previews.service';

type Options = { links: LinkPreviewService; wire: WireContext };

export const linkPreviewRoutes: FastifyPluginAsyncZod<Options> = async (app, { links, wire }) => {
  app.post(
    '/fetch_link_preview',
    {
      schema: {
        summary: 'The preview of the first link of a text',
        description:
          'Our own call. Replies `link_preview` with `url`, `title`, `description` and `image`, or an empty array where the text has no link or its page no title.',
        tags: ['posts'],
        body: fetchLinkPreviewBody,
      },
    },
    async (request) => ({ link_preview: presentLinkPreview(await links.preview(request.body.text), wire) }),
  );
};
