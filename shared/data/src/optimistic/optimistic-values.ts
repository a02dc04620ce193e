import { pageClock, type Clock } from '../clock';
import type { MemberScope } from '../member-scope';
import { createPendingUpdate, type PendingUpdate } from './pending-update';

export type OptimisticValuesOptions<Id extends string, Value> = {
  /** Sends a value to the provider; `known` is what the provider has, as far as this page knows. Resolves to what it has then. */
  send: (id: Id, value: Value, known: Value) => Promise<Value>;
  /** The value where the provider does not say one. */
  fallback: Value;
  /** Stores granted values for the next page and replaces `fallback`: for providers that do not say them. */
  memory?: ValueMemory<Value> | undefined;
  /** True if the provider did what was asked. By default, if it answers the same value. */
  isGranted?: (asked: Value, answer: Value) => boolean;
  /** True if the provider's count includes this value. By default, if it is truthy. */
  isCounted?: (value: Value) => boolean;
  /** The member of these updates, which are dropped when the member leaves. */
  scope?: MemberScope | undefined;
  clock?: Clock | undefined;
};

/** Values by id that outlive the page. */
export type ValueMemory<Value> = {
  get: (id: string) => Value;
  set: (id: string, value: Value) => void;
  clear: () => void;
  /** Reads again after another tab wrote. */
  reload: () => void;
};

/** The provider's value of one thing; undefined where it does not say. `readAt`: when it was requested, in milliseconds since 1970. */
export type ServerValue<Value> = { value: Value | undefined; readAt?: number | undefined };

/** A member's optimistic updates of one kind, by id, merged over the provider's values. One for all regions of a page. */
export type OptimisticValues<Id extends string, Value> = {
  subscribe: (listener: () => void) => () => void;
  /** The value to show: the pending update if there is one, otherwise the newer of the settled update and `server`. */
  get: (id: Id, server: ServerValue<Value>) => Value;
  /** The provider's count with one more or less where the value shown differs from the value counted. Never below 0. */
  adjust: (id: Id, server: ServerValue<Value>, serverCount: number) => number;
  /** Ids with an update, pending or settled: another set after each change. Lists check it before they apply updates. */
  getUpdatedIds: () => ReadonlySet<Id>;
  isPending: (id: Id) => boolean;
  /**
   * Shows a value at once and sends it. One request runs at a time: the first of several quick changes is sent at once, and the last
   * one after the member has paused. A change that a later one replaces resolves.
   * @throws what `send` threw, with that update reverted to what the provider last granted here, if it did.
   */
  set: (id: Id, server: ServerValue<Value>, value: Value) => Promise<void>;
  /** Drops the settled update of one thing, after the page's cache has its value. */
  forget: (id: Id) => void;
  /** Drops all updates and what was stored. */
  clear: () => void;
  /** Applies what another tab stored. */
  followOtherTab: () => void;
};

/** Creates the optimistic updates of one kind; see `OptimisticValues`. */
export function createOptimisticValues<Id extends string, Value>(options: OptimisticValuesOptions<Id, Value>): OptimisticValues<Id, Value> {
  const { send, fallback, memory, isGranted = Object.is, isCounted = Boolean, scope, clock = pageClock } = options;
  const updates = new Map<Id, PendingUpdate<Value>>();
  const listeners = new Set<() => void>();
  let updatedIds: ReadonlySet<Id> = new Set();

  function notify(): void {
    updatedIds = new Set(updates.keys());
    for (const listener of listeners) listener();
  }

  /** The update, unless the provider's value is newer. */
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
    adjust(id, server, serverCount) {
      // A provider that does not say the value counted the one from before the update.
      const update = server.value === undefined ? findUpdate(id, server) : undefined;
      const counted = update ? update.before : getKnown(id, server);
      return Math.max(0, serverCount + Number(isCounted(get(id, server))) - Number(isCounted(counted)));
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
