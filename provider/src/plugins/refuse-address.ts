import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BodyError } from '../lib/contract.errors';
import { formatError, printBody, type Mode } from '../wire/quirks';
import { callHeaders, toSafeHeaders } from './safe-headers';

/**
 * Refuses an address that the router cannot read, such as `/%` or one with a parameter that is too long. It runs before every hook, so it
 * sets the headers and formats the body itself.
 */
export function refuseAddress({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply, mode: Mode): void {
  // The message of the error has the address, with its token.
  request.log.info({ code }, 'The address is malformed.');
  const body = JSON.stringify(formatError(new BodyError('its address is malformed'), mode));
  void reply
    .code(400)
    .headers({ ...toSafeHeaders(request.id), ...callHeaders })
    .type('application/json; charset=utf-8')
    .send(printBody(body, mode));
}
