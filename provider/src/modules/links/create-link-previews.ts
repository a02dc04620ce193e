import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config';
import type { Database } from '../../db/client';
import type { MediaService } from '../media/media.service';
import { createLinkPreviewRepository } from './link-previews.repository';
import { createLinkPreviewService } from './link-previews.service';

type Dependencies = { pool: Database; media: MediaService; config: Config; log: FastifyBaseLogger; now: () => Date };

/** Creates the service of previews. Their rows are written outside of the transaction of the request that asks for them, which may end before. */
export function createLinkPreviews({ pool, media, config, log, now }: Dependencies) {
  const { linkPreviews: settings, siteUrl } = config;
  return createLinkPreviewService({ previews: createLinkPreviewRepository(pool), media, settings, siteUrl, log, now });
}
