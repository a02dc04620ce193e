import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Below it, compression saves less than its headers cost. */
const MIN_BYTES = 1024;
/** A tenth of the time of the highest quality, and almost its size. */
const BROTLI_QUALITY = 4;

/**
 * Compresses JSON where the client accepts it. Files of releases are stored compressed. BREACH needs requests that another site can make in a
 * person's name: the registry sets no cookies.
 */
export const jsonCompression = fp(async (app) => {
  // The plugin compresses further types, and names an encoding for a gzip that it then sends as it is.
  app.addHook('onRoute', (route) => {
    if (route.config && 'sends' in route.config) route.compress = false;
  });
  await app.register(compress, {
    // A compressed body could be a thousand times as large as its limit.
    globalDecompression: false,
    customTypes: /^application\/json/,
    threshold: MIN_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
});
