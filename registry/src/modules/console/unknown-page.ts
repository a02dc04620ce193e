import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getPath } from '../../plugins/error-replies';
import { findConsolePage, pageHeaders } from './console-page';

/** Addresses of programs, which read the refusal as JSON also where a person opens one in a browser. */
const apiPrefixes = /^\/(v1|npm|docs|console|healthz)(\/|$)/;

/**
 * Answers a person's request for an unknown address with the console, which says so and has a link back.
 * @param folder the built console
 * @returns true if it answered. A program, and any client while the console is not built, gets the refusal instead.
 */
export async function sendUnknownPage(folder: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !request.headers.accept?.includes('text/html') || apiPrefixes.test(getPath(request.url))) return false;
  const page = findConsolePage(folder);
  if (!existsSync(page)) return false;
  await reply
    .code(404)
    .headers(pageHeaders)
    .type('text/html; charset=utf-8')
    .send(await readFile(page));
  return true;
}
