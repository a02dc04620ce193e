import type { RegionInput } from '@social/contracts';
import type { Host } from './create-host';

type Props = { name: string; domElement?: Element; input?: RegionInput };

/** The lifecycles that single-spa's `registerApplication({ app })` takes. */
export type SingleSpaApplication = {
  bootstrap: () => Promise<void>;
  mount: (props: Props) => Promise<void>;
  unmount: (props: Props) => Promise<void>;
};

/**
 * Makes single-spa's lifecycles of a region: `registerApplication({ name: 'posts', app: async () => toSingleSpa(host, await import('mf_feed/post-list')) })`.
 * Each application is shown in `domElement` of its custom props, else in an element of its own at the end of the page. `input` of the custom
 * props is the slot's input.
 */
export function toSingleSpa(host: Pick<Host, 'show'>, region: string | object): SingleSpaApplication {
  const shown = new Map<string, () => void>();
  return {
    bootstrap: async () => undefined,
    async mount({ name, domElement, input }) {
      const element = domElement ?? document.body.appendChild(document.createElement('div'));
      const remove = await host.show(element, region, input);
      shown.set(name, () => {
        remove();
        if (!domElement) element.remove();
      });
    },
    async unmount({ name }) {
      shown.get(name)?.();
      shown.delete(name);
    },
  };
}
