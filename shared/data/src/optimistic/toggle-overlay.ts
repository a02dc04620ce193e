import type { StoredIds } from './stored-ids';
import { createValueOverlay, type ServerValue, type ValueOverlay, type ValueOverlayOptions } from './value-overlay';

export type ToggleOverlayOptions<Id extends string> = Pick<ValueOverlayOptions<Id, boolean>, 'scope' | 'clock'> & {
  /** Asks the provider; resolves to what is true there then. */
  send: (id: Id, isOn: boolean) => Promise<boolean>;
  /** The things that are on as far as this browser knows, for providers that do not say. Without it they count as off. */
  memory?: StoredIds;
};

/** Whether the provider says that a thing is on; null where it does not. `readAt`: when it was asked, in milliseconds since 1970. */
export type ServerToggle = { isOn: boolean | null; readAt?: number | undefined };

/** A member's likes, saves or the like over the provider's, by id. One for all regions of a page. */
export type ToggleOverlay<Id extends string> = Pick<ValueOverlay<Id, boolean>, 'subscribe' | 'isPending' | 'clear' | 'followOtherTab'> & {
  isOn: (id: Id, server: ServerToggle) => boolean;
  /** The provider's count, with one more or less where what is shown differs from what was counted. Never below 0. */
  adjust: (id: Id, server: ServerToggle, serverCount: number) => number;
  /** Shows the opposite at once, and asks the provider for it; see `ValueOverlay.set`. Ten taps in a second make two requests. */
  toggle: (id: Id, server: ServerToggle) => Promise<void>;
};

/** Makes an overlay of things that are on or off. */
export function createToggleOverlay<Id extends string>({ send, ...options }: ToggleOverlayOptions<Id>): ToggleOverlay<Id> {
  const overlay = createValueOverlay<Id, boolean>({ ...options, fallback: false, send: (id, isOn) => send(id, isOn) });
  const { subscribe, isPending, clear, followOtherTab } = overlay;
  const isOn = (id: Id, server: ServerToggle) => overlay.get(id, toServerValue(server));

  return {
    ...{ subscribe, isPending, clear, followOtherTab, isOn },
    adjust(id, server, serverCount) {
      const counted = overlay.getCounted(id, toServerValue(server));
      return Math.max(0, serverCount + Number(isOn(id, server)) - Number(counted));
    },
    toggle: (id, server) => overlay.set(id, toServerValue(server), !isOn(id, server)),
  };
}

function toServerValue({ isOn, readAt }: ServerToggle): ServerValue<boolean> {
  return { value: isOn ?? undefined, readAt };
}
