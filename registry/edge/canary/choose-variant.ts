import { createHash } from 'node:crypto';
import { writeCohortEntry } from '@social/contracts';
import type { FastifyRequest } from 'fastify';
import type { ServedComposition, ServedVariant } from '../composition/served-composition';
import { readOverrides } from '../pages/override';
import { isDrawn } from './draw-visitor';
import type { Visitor, VisitorCookies } from './visitor-cookies';

export type Choice = {
  variant: ServedVariant;
  /** The `set-cookie` of a browser that was not known. */
  cookie: string | null;
};

/** Whether every visitor gets the same answer: nothing is compared, so that nobody needs a cookie. */
export function isSameForAll({ canary, rendered }: ServedComposition): boolean {
  return canary === null && !rendered.isWatched;
}

/**
 * Chooses between what is pinned and its canary for a page: members by their id, on each of their devices, and browsers by a cookie while
 * nobody has signed in.
 */
export function chooseForPage(request: FastifyRequest, served: ServedComposition, cookies: VisitorCookies): Choice {
  if (isSameForAll(served)) return { variant: served, cookie: null };
  const visitor = cookies.read(request.headers.cookie);
  const made = visitor.browserId === null ? cookies.makeBrowser() : null;
  const browserId = visitor.browserId ?? made?.browserId ?? null;
  return { variant: choose(request, served, { ...visitor, browserId }), cookie: made?.cookie ?? null };
}

/** Chooses as `chooseForPage` does for a page that is open already; one whose browser has no cookie runs what is pinned. */
export function chooseForOpenPage(request: FastifyRequest, served: ServedComposition, cookies: VisitorCookies): ServedVariant {
  return served.canary ? choose(request, served, cookies.read(request.headers.cookie)) : served;
}

/** Chooses what a visitor gets. A developer's own build runs on what is pinned. */
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
