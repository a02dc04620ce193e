import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config';
import type { Database } from '../../db/client';
import type { MediaService } from '../media/media.service';
import { createLinkPreviewRepository } from './link-previews.repository';
import { createLinkPreviewService } from './link-previews.service';

type Dependencies = { pool: Database; media: MediaService; config: Config; log: FastifyBaseLogger; now: () => Date };

/** Creates the service of previews. It writes outside the request's transaction, which may end before the page is fetched. */
export function createLinkPreviews({ pool, media, config, log, now }: Dependencies) {
  const { linkPreviews: settings, siteUrl } = config;
  return createLinkPreviewService({ previews: createLinkPreviewRepository(pool), media, settings, siteUrl, log, now });
}
