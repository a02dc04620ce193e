/** One part of a long list, and how to draw it or leave it out. */
export type PresenceRow = { isHere: boolean; show: (isHere: boolean) => void };

export type PresenceRules = {
  /** Parts come this far from the screen, in pixels, and go only further away, so that a small move back and forth changes nothing. */
  comesWithinPx: number;
  goesBeyondPx: number;
  /** What must not go, however far it is. */
  isKept: (element: Element) => boolean;
  /** Hears of what goes, while it still stands. */
  onGoing?: (element: Element) => void;
};

export type Presence = ReturnType<typeof createPresence>;

/** How many are on their way at once, those in sight first: a frame has time to draw one, not three. */
const MOST_AT_ONCE = 1;

/** Keeps the parts of a long list to those near the screen. */
export function createPresence({ comesWithinPx, goesBeyondPx, isKept, onGoing }: PresenceRules) {
  const rows = new Map<Element, PresenceRow>();
  const here = new Set<Element>();
  const onTheirWay = new Set<Element>();

  function come(element: Element): void {
    const row = rows.get(element);
    if (!row) return;
    row.isHere = true;
    here.add(element);
    onTheirWay.add(element);
    row.show(true);
  }

  function go(element: Element): void {
    const row = rows.get(element);
    if (!row) return;
    onGoing?.(element);
    row.isHere = false;
    here.delete(element);
    onTheirWay.delete(element);
    row.show(false);
  }

  return {
    comesWithinPx,
    /** Lets what is far go, and of those near the screen the next one come. Returns whether more are still to come. */
    update(near: readonly Element[]): boolean {
      const missing = near
        .filter((element) => rows.get(element)?.isHere === false)
        .map((element) => ({ element, distancePx: distanceOf(element) }))
        .sort((one, other) => one.distancePx - other.distancePx);
      const far = [...here].filter((element) => distanceOf(element) > goesBeyondPx && !isKept(element));
      for (const element of far) go(element);
      const most = Math.max(0, MOST_AT_ONCE - onTheirWay.size);
      for (const { element } of missing.slice(0, most)) come(element);
      return missing.length > 0;
    },
    /** An element takes part from now on; `row` says whether it is here, and how to change that. Returns how it leaves. */
    register(element: Element, row: PresenceRow): () => void {
      rows.set(element, row);
      if (row.isHere) here.add(element);
      return () => {
        if (row.isHere) onGoing?.(element);
        rows.delete(element);
        here.delete(element);
        onTheirWay.delete(element);
      };
    },
    /** What was asked for has been drawn. */
    arrived: (element: Element) => onTheirWay.delete(element),
  };
}

/** How far an element is from the screen, in pixels; 0 in sight. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - window.innerHeight, -bottom, 0);
}
