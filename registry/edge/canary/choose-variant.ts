import { createHash } from 'node:crypto';
import { writeCohortEntry } from '@social/contracts';
import type { FastifyRequest } from 'fastify';
import type { ServedComposition, ServedVariant } from '../composition/served-composition';
import { readOverrides } from '../pages/override';
import { isDrawn } from './draw-visitor';
import type { Visitor, VisitorCookies } from './visitor-cookies';

export type Choice = {
  variant: ServedVariant;
  /** The `set-cookie` of a browser without a valid cookie. */
  cookie: string | null;
};

/** Returns true if all visitors get the same answer: no releases are compared, so no visitor needs a cookie. */
export function isSameForAll({ canary, rendered }: ServedComposition): boolean {
  return canary === null && !rendered.isWatched;
}

/**
 * Selects the pinned composition or its canary for a page: by id for members, on all their devices, and by cookie for browsers without a
 * signed-in member.
 */
export function chooseForPage(request: FastifyRequest, served: ServedComposition, cookies: VisitorCookies): Choice {
  if (isSameForAll(served)) return { variant: served, cookie: null };
  const visitor = cookies.read(request.headers.cookie);
  const made = visitor.browserId === null ? cookies.makeBrowser() : null;
  const browserId = visitor.browserId ?? made?.browserId ?? null;
  return { variant: choose(request, served, { ...visitor, browserId }), cookie: made?.cookie ?? null };
}

/** Selects as `chooseForPage` does for an open page. A browser without a cookie runs the pinned composition. */
export function chooseForOpenPage(request: FastifyRequest, served: ServedComposition, cookies: VisitorCookies): ServedVariant {
  return served.canary ? choose(request, served, cookies.read(request.headers.cookie)) : served;
}

/** Selects the composition of a visitor. A developer's own build runs on the pinned one. */
export function choose(request: FastifyRequest, served: ServedComposition, { browserId, memberId }: Visitor): ServedVariant {
  const { canary, rendered } = served;
  if (!canary || (rendered.overridesAllowed && readOverrides(request.headers.cookie).length > 0)) return served;
  if (memberId !== null && canary.cohort.has(hashMember(canary.id, memberId))) return canary.byCohort;
  const visitorId = memberId === null ? browserId && `browser ${browserId}` : `member ${memberId}`;
  return visitorId !== null && isDrawn(canary.id, canary.percent, visitorId) ? canary.byShare : served;
}

function hashMember(canaryId: string, memberId: string): string {
  return createHash('sha256').update(writeCohortEntry(canaryId, memberId)).digest('hex');
}
