import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createHotkeyRegistry, type Hotkey } from './hotkey-registry';
import { areCharacterKeysEnabled } from './character-keys';

const registry = createHotkeyRegistry({ areCharacterKeysEnabled });
window.addEventListener('keydown', registry.handle);

/** Registers a hotkey of the page while the caller is mounted and `isEnabled`. The help sheet lists it. */
export function useHotkey({ key, label, group, run, isEnabled = true }: Hotkey & { isEnabled?: boolean }): void {
  const act = useEffectEvent(run);
  useEffect(() => {
    if (!isEnabled) return;
    return registry.register({ key, label, group, run: (event) => act(event) });
  }, [key, label, group, isEnabled]);
}

/** The registered hotkeys, in the order of registration. */
export function useHotkeyList(): readonly Hotkey[] {
  return useSyncExternalStore(registry.subscribe, registry.list);
}
