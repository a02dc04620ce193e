import { onCLS, onINP, onLCP } from 'web-vitals';

/** A vital of the page as it stands now, and the element that is to blame. */
export type Vital = { name: 'lcpMs' | 'inpMs' | 'cls'; value: number; element: Element | null };

/** Follows the page's vitals. `onChange` is called with each new value, the last of which counts. */
export function watchVitals(onChange: (vital: Vital) => void): void {
  onLCP(({ value, entries }) => onChange({ name: 'lcpMs', value, element: toElement(entries.at(-1)?.element) }), {
    reportAllChanges: true,
  });
  onINP(({ value, entries }) => onChange({ name: 'inpMs', value, element: toElement(entries[0]?.target) }), { reportAllChanges: true });
  onCLS(
    ({ value, entries }) => {
      const [largest] = entries.toSorted((one, other) => other.value - one.value);
      onChange({ name: 'cls', value, element: toElement(largest?.sources[0]?.node) });
    },
    { reportAllChanges: true },
  );
}

function toElement(node: Node | null | undefined): Element | null {
  if (node instanceof Element) return node;
  return node?.parentElement ?? null;
}
