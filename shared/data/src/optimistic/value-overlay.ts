import { pageClock, type Clock } from '../clock';
import type { MemberScope } from '../member-scope';
import { createPendingUpdate, type PendingUpdate } from './pending-update';

export type ValueOverlayOptions<Id extends string, Value> = {
  /** Asks the provider; `known` is what it has, as far as this page knows. Resolves to what it has then. */
  send: (id: Id, value: Value, known: Value) => Promise<Value>;
  /** The value where the provider does not say one. */
  fallback: Value;
  /** Remembers granted values for the next page, and takes the place of `fallback`: for providers that do not say them. */
  memory?: OverlayMemory<Value> | undefined;
  /** Whether the provider did what was asked of it; unless said, when it answers the same value. */
  isGranted?: (asked: Value, answer: Value) => boolean;
  /** Whose updates these are: they are forgotten with their member. */
  scope?: MemberScope | undefined;
  clock?: Clock | undefined;
};

/** Values by id that outlive the page. */
export type OverlayMemory<Value> = {
  get: (id: string) => Value;
  set: (id: string, value: Value) => void;
  clear: () => void;
  /** Reads again: another tab wrote. */
  reload: () => void;
};

/** The provider's value of one thing; undefined where it does not say. `readAt`: when it was asked, in milliseconds since 1970. */
export type ServerValue<Value> = { value: Value | undefined; readAt?: number | undefined };

/** A member's optimistic updates over the provider's values, by id. One for all regions of a page, so that they agree within a frame. */
export type ValueOverlay<Id extends string, Value> = {
  subscribe: (listener: () => void) => () => void;
  /** The value to show: that of a pending update; else the younger of the provider's answer to one and `server`. */
  get: (id: Id, server: ServerValue<Value>) => Value;
  /** The value that the provider's counts go by. */
  getCounted: (id: Id, server: ServerValue<Value>) => Value;
  /** Ids with an update, pending or settled: another set after each change. Lists look here before they apply updates. */
  getUpdatedIds: () => ReadonlySet<Id>;
  /** Whether an update is on its way. */
  isPending: (id: Id) => boolean;
  /**
   * Shows a value at once, and asks the provider for it: one request at a time; of quick changes the first goes at once, and where
   * they ended when they have. A change that a later one replaces resolves.
   * @throws what `send` threw, with that update reverted: to what the provider last granted here, where it did.
   */
  set: (id: Id, server: ServerValue<Value>, value: Value) => Promise<void>;
  /** Drops the settled update of one thing: the page's cache has its value now. */
  forget: (id: Id) => void;
  /** Drops all updates and what was remembered. */
  clear: () => void;
  /** Takes over what another tab remembered. */
  followOtherTab: () => void;
};

/** Makes an overlay; see `ValueOverlay`. */
export function createValueOverlay<Id extends string, Value>(options: ValueOverlayOptions<Id, Value>): ValueOverlay<Id, Value> {
  const { send, fallback, memory, isGranted = Object.is, scope, clock = pageClock } = options;
  const updates = new Map<Id, PendingUpdate<Value>>();
  const listeners = new Set<() => void>();
  let updatedIds: ReadonlySet<Id> = new Set();

  function notify(): void {
    updatedIds = new Set(updates.keys());
    for (const listener of listeners) listener();
  }

  /** The update that still counts against what the provider says. */
  function findUpdate(id: Id, { readAt = 0 }: ServerValue<Value>): PendingUpdate<Value> | undefined {
    const update = updates.get(id);
    const isOutdated = update !== undefined && update.settledAt !== null && readAt > update.settledAt;
    return isOutdated ? undefined : update;
  }

  const getKnown = (id: Id, { value }: ServerValue<Value>): Value => (value !== undefined ? value : memory ? memory.get(id) : fallback);

  function get(id: Id, server: ServerValue<Value>): Value {
    const update = findUpdate(id, server);
    return update ? update.value : getKnown(id, server);
  }

  function startUpdate(id: Id, before: Value): PendingUpdate<Value> {
    const update: PendingUpdate<Value> = createPendingUpdate({
      before,
      send: (value, known) => send(id, value, known),
      isGranted,
      clock,
      onSettled(value) {
        if (updates.get(id) !== update) return;
        memory?.set(id, value);
        notify();
      },
      onReverted() {
        if (updates.get(id) !== update) return;
        updates.delete(id);
        notify();
      },
    });
    updates.set(id, update);
    return update;
  }

  function clear(): void {
    for (const update of updates.values()) update.abandon();
    updates.clear();
    memory?.clear();
    notify();
  }

  scope?.onMemberLeave(clear);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get,
    getCounted(id, server) {
      const update = server.value === undefined ? findUpdate(id, server) : undefined;
      return update ? update.before : getKnown(id, server);
    },
    getUpdatedIds: () => updatedIds,
    isPending: (id) => updates.get(id)?.settledAt === null,
    set(id, server, value) {
      const done = (findUpdate(id, server) ?? startUpdate(id, get(id, server))).change(value);
      notify();
      return done;
    },
    forget(id) {
      if (updates.get(id)?.settledAt === null) return;
      updates.delete(id);
      notify();
    },
    clear,
    followOtherTab() {
      memory?.reload();
      notify();
    },
  };
}
