import type { FastifyError } from '@fastify/error';

/** Returns true if the registry answers a failure with a code of its own, other than 'unavailable'. */
export function isRefusal(error: unknown): error is FastifyError {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return false;
  return String(error.code).startsWith('REG_') && Number(error.statusCode) < 500;
}
