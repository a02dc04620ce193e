import { isTextInput } from './is-text-input';

export type Hotkey = {
  /** As `KeyboardEvent.key` says it: 'j', '?', 'Enter'. With Ctrl (or ⌘): 'Ctrl+k'. */
  key: string;
  /** The help sheet lists it by this label: 'Next post'. */
  label: string;
  /** Its heading in the help sheet: 'Feed'. */
  group: string;
  run: (event: KeyboardEvent) => void;
};

const CONTROL = 'Ctrl+';
/** Types nothing, so it works in text fields too. */
const FUNCTION_KEY = /^F\d+$/;
const PRESSABLE = 'a[href], button, summary, [role=button], [role=menuitem], [role=option], [role=tab]';
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Keeps the page's hotkeys: those registered work and are listed in the help sheet, so the two cannot drift apart. Of two with the
 * same key, the later one runs. Hotkeys are off while a dialog or menu is open and, without Ctrl, in text fields; character keys can
 * be disabled (WCAG 2.1.4).
 */
export function createHotkeyRegistry({ areCharacterKeysEnabled }: { areCharacterKeysEnabled: () => boolean }) {
  let hotkeys: readonly Hotkey[] = [];
  const listeners = new Set<() => void>();

  function replace(next: readonly Hotkey[]): void {
    hotkeys = next;
    for (const notify of listeners) notify();
  }

  function handle(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const hotkey = hotkeys.findLast(({ key }) => matches(key, event));
    if (!hotkey || !acceptsKey(event, hotkey.key, areCharacterKeysEnabled())) return;
    event.preventDefault();
    hotkey.run(event);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => hotkeys,
    /** @returns a function that unregisters it. */
    register(hotkey: Hotkey): () => void {
      replace([...hotkeys, hotkey]);
      return () => replace(hotkeys.filter((other) => other !== hotkey));
    },
    handle,
  };
}

function matches(key: string, event: KeyboardEvent): boolean {
  const wantsControl = key.startsWith(CONTROL);
  if (wantsControl !== (event.ctrlKey || event.metaKey)) return false;
  return (wantsControl ? key.slice(CONTROL.length) : key).toLowerCase() === event.key.toLowerCase();
}

function acceptsKey({ target }: KeyboardEvent, key: string, areCharacterKeysEnabled: boolean): boolean {
  if (document.querySelector(OVERLAY)) return false;
  if (key.startsWith(CONTROL) || FUNCTION_KEY.test(key)) return true;
  if (!areCharacterKeysEnabled || !(target instanceof Element)) return areCharacterKeysEnabled;
  return !isTextInput(target) && !(key === 'Enter' && target.closest(PRESSABLE));
}
