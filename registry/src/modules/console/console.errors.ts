import createError from '@fastify/error';

/** The console was not built on this machine; the API is not affected. Fix: `npm run build`, then reload the page. */
export const ConsoleNotBuiltError = createError<[]>('REG_CONSOLE_NOT_BUILT', 'The console is not built: npm run build does it.', 503);
