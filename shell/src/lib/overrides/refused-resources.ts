/** A resource that the page's content security policy refused. */
export type RefusedResource = { directive: string; url: string };

/** More than a build can need to be understood. */
const MAX_REFUSED = 50;

/** Collects what the page's policy refuses from now on. @returns a function that reads it. */
export function watchRefusedResources(view: Window): () => readonly RefusedResource[] {
  const refused: RefusedResource[] = [];
  view.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (refused.length < MAX_REFUSED) refused.push({ directive: effectiveDirective, url: blockedURI });
  });
  return () => refused;
}
