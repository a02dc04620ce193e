import { createContext, useContext, type ReactNode } from 'react';

export type RegionSlotProps = {
  /** The federation name of the remote: `mf_feed`. */
  remote: string;
  /** The expose: `./post-list`. */
  expose: `./${string}`;
  /** The name that members see: 'Posts'. */
  name: string;
  /** The region's props; `@social/contracts` has the types. The receiver parses them, as another team's release may have passed them. */
  input?: Readonly<Record<string, unknown>>;
};

const SlotContext = createContext<((slot: RegionSlotProps) => ReactNode) | null>(null);

/** The shell provides how a slot is filled, as only the shell loads remotes. */
export const RegionSlotProvider = SlotContext.Provider;

/**
 * A slot in one remote's region that another remote fills: a skeleton, the region, or its failure, which stays inside the slot. Outside a
 * shell, as in a test, it is an empty named section.
 */
export function RegionSlot(props: RegionSlotProps) {
  const fill = useContext(SlotContext);
  return fill ? fill(props) : <section aria-label={props.name} />;
}
