import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createHotkeyRegistry, type Hotkey } from './hotkey-registry';
import { areCharacterKeysEnabled } from './character-keys';

const registry = createHotkeyRegistry({ areCharacterKeysEnabled });
window.addEventListener('keydown', registry.handle);

/** Gives the page a key for as long as the caller is shown, unless `isEnabled` is false. Listed in the help sheet by itself. */
export function useHotkey({ key, label, group, run, isEnabled = true }: Hotkey & { isEnabled?: boolean }): void {
  const act = useEffectEvent(run);
  useEffect(() => {
    if (!isEnabled) return;
    return registry.register({ key, label, group, run: (event) => act(event) });
  }, [key, label, group, isEnabled]);
}

/** The keys that work now, in the order in which they came. */
export function useHotkeyList(): readonly Hotkey[] {
  return useSyncExternalStore(registry.subscribe, registry.list);
}
