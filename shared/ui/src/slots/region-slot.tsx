import { createContext, useContext, type ReactNode } from 'react';

export type RegionSlotProps = {
  /** The federation name of the remote: `mf_feed`. */
  remote: string;
  /** What it offers: `./post-list`. */
  expose: `./${string}`;
  /** What members call it: 'Posts'. */
  name: string;
  /** What the region gets as its props; `@social/contracts` has the types. The receiver checks it: it may be another team's release. */
  input?: Readonly<Record<string, unknown>>;
};

const SlotContext = createContext<((slot: RegionSlotProps) => ReactNode) | null>(null);

/** The shell says how a slot is filled: it alone loads remotes. */
export const RegionSlotProvider = SlotContext.Provider;

/**
 * A place in one remote's region that another remote fills: its skeleton, the region, or what went wrong, never more than that
 * place. Outside a shell, as in a test, it is an empty named section.
 */
export function RegionSlot(props: RegionSlotProps) {
  const fill = useContext(SlotContext);
  return fill ? fill(props) : <section aria-label={props.name} />;
}
