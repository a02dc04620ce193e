import type { FastifyError } from '@fastify/error';

/** Whether a failure is one that the registry answers with a code of its own, other than that it is unavailable. */
export function isRefusal(error: unknown): error is FastifyError {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return false;
  return String(error.code).startsWith('REG_') && Number(error.statusCode) < 500;
}
