import * as z from 'zod';
import { ExplainedError } from './explained-error';

const LOCAL_SERVER_KEY = 'local-server-key';

/** The key that all edges and providers share. The default is for one machine. */
export const serverKeySettings = {
  SERVER_KEY: z.string().min(1).default(LOCAL_SERVER_KEY),
  NODE_ENV: z.string().optional(),
};

/** Returns the key. @throws {ExplainedError} in production where it is the default, which everyone can read in the sources. */
export function toServerKey({ SERVER_KEY, NODE_ENV }: { SERVER_KEY: string; NODE_ENV?: string | undefined }): string {
  if (NODE_ENV === 'production' && SERVER_KEY === LOCAL_SERVER_KEY)
    throw new ExplainedError(
      'SERVER_KEY is not set. Set it to the same secret at all edges and providers (openssl rand -hex 32), or NODE_ENV to other than production.',
    );
  return SERVER_KEY;
}
