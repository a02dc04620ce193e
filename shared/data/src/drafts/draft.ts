import type { PersonId } from '@social/api';
import { pageStorage, type MemberStorage } from '@social/data';
import { createStore } from 'zustand/vanilla';
import type { DraftCodec } from './draft-codec';

/** Text or a form that a member has not sent yet. It outlives the page. */
export type Draft<Value> = {
  getValue: () => Value;
  subscribe: (listener: () => void) => () => void;
  /** Replaces the value, and stores it at once. */
  change: (value: Value) => void;
  clear: () => void;
  /** Takes over what another tab stored under `key`; null means all keys. */
  followOtherTab: (key: string | null) => void;
};

/** Returns the storage key of one member's draft. */
export function toDraftKey(memberId: PersonId | null, name: string): string {
  return `draft_${memberId}_${name}`;
}

/** Makes the draft under a storage key. Junk in the storage counts as no draft. */
export function createDraft<Value>(key: string, codec: DraftCodec<Value>, storage: MemberStorage = pageStorage): Draft<Value> {
  const read = (): Value => {
    const stored = storage.read(key);
    return stored === null ? codec.empty : (codec.parse(stored) ?? codec.empty);
  };
  const { getState, setState, subscribe } = createStore(() => ({ value: read() }));

  function change(value: Value): void {
    const stored = codec.format(value);
    if (stored === null) storage.remove(key);
    else storage.write(key, stored);
    setState({ value });
  }

  return {
    getValue: () => getState().value,
    subscribe,
    change,
    clear: () => change(codec.empty),
    followOtherTab(changedKey) {
      if (changedKey === null || changedKey === key) setState({ value: read() });
    },
  };
}
