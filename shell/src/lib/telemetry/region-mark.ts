import type { TelemetryRegion } from './telemetry-buffer';

const ATTRIBUTE = 'data-region';

/** Props for the element around a region, by which the vitals of the page find the release that is to blame. */
export function regionMarkProps({ remote, version, expose }: TelemetryRegion): { [ATTRIBUTE]: string } {
  return { [ATTRIBUTE]: `${remote}@${version} ${expose}` };
}

/** Returns the innermost region around an element; null outside of all. */
export function parseRegionMark(element: Element | null): TelemetryRegion | null {
  const mark = element?.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? '';
  const [, remote, version, expose] = /^(\w+)@(\S+) (\S+)$/.exec(mark) ?? [];
  return remote && version && expose ? { remote, version, expose } : null;
}

/** Returns true while a remote fills a region of the page. */
export function isRegionShown(page: ParentNode, remote: string): boolean {
  return page.querySelector(`[${ATTRIBUTE}^="${remote}@"]`) !== null;
}
