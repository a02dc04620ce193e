import type { StoredIds } from './stored-ids';
import { createWish, type Wish } from './toggle-wish';

export type ToggleOverlayOptions<T extends string> = {
  /** Asks the provider; resolves to what is true there now. */
  send: (id: T, isOn: boolean) => Promise<boolean>;
  /** What is on as far as this browser knows: asked where the provider does not say. */
  kept: StoredIds;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs `act` once after that long, unless the returned function is called before. */
  after: (ms: number, act: () => void) => () => void;
};

/** What the provider said of one thing; null where it did not. `readAt`: when it was asked, in milliseconds since 1970. */
export type ServerValue = { isOn: boolean | null; readAt?: number | undefined };

/** A person's wishes laid over the provider's word, by id. One for all regions of a page, so they agree within one frame. */
export type ToggleOverlay<T extends string> = {
  subscribe: (listener: () => void) => () => void;
  /** What to show: a wish on its way; else the younger of the provider's answer to it and the provider's word. */
  isOn: (id: T, server: ServerValue) => boolean;
  /** Whether a wish is still on its way. */
  isPending: (id: T) => boolean;
  /** The provider's count, with one more or less where what is shown differs from what was counted. Never below 0. */
  adjust: (id: T, server: ServerValue, serverCount: number) => number;
  /**
   * Wishes the opposite of what is shown. Shown at once. The provider hears the first tap at once, and how quick further ones ended
   * when they have: one request at a time, ten taps in a second make two. A tap that a later one replaces resolves.
   * @throws what `send` threw, with the wish lifted off again: down to what the provider last answered here, where it did.
   */
  toggle: (id: T, server: ServerValue) => Promise<void>;
  /** Forgets all wishes and what was kept: somebody else signs in. */
  clear: () => void;
  /** Takes over what another tab kept. */
  followOtherTab: () => void;
};

/** Makes an overlay; see `ToggleOverlay`. */
export function createToggleOverlay<T extends string>({ send, kept, now, after }: ToggleOverlayOptions<T>): ToggleOverlay<T> {
  const wishes = new Map<T, Wish>();
  const listeners = new Set<() => void>();

  function changed(): void {
    for (const listener of listeners) listener();
  }

  /** The wish that still counts against this word of the provider. */
  function wishOver(id: T, { readAt }: ServerValue): Wish | undefined {
    const wish = wishes.get(id);
    const isOutdated = wish !== undefined && wish.settledAt !== null && readAt !== undefined && readAt > wish.settledAt;
    return isOutdated ? undefined : wish;
  }

  function isOn(id: T, server: ServerValue): boolean {
    return wishOver(id, server)?.isOn ?? server.isOn ?? kept.has(id);
  }

  function startWish(id: T, before: boolean): Wish {
    const wish: Wish = createWish({
      before,
      send: (wanted) => send(id, wanted),
      after,
      now,
      onSettled: (settled) => {
        if (wishes.get(id) !== wish) return;
        kept.set(id, settled);
        changed();
      },
      onLifted: () => {
        if (wishes.get(id) !== wish) return;
        wishes.delete(id);
        changed();
      },
    });
    wishes.set(id, wish);
    return wish;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOn,
    isPending: (id) => wishes.has(id) && wishes.get(id)?.settledAt === null,
    adjust(id, server, serverCount) {
      const counted = server.isOn ?? wishOver(id, server)?.before ?? kept.has(id);
      return Math.max(0, serverCount + Number(isOn(id, server)) - Number(counted));
    },
    toggle(id, server) {
      const shown = isOn(id, server);
      const done = (wishOver(id, server) ?? startWish(id, shown)).change(!shown);
      changed();
      return done;
    },
    clear() {
      for (const wish of wishes.values()) wish.abandon();
      wishes.clear();
      kept.clear();
      changed();
    },
    followOtherTab() {
      kept.reload();
      changed();
    },
  };
}
