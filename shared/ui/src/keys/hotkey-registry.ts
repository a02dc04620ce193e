export type Hotkey = {
  /** As `KeyboardEvent.key` says it: 'j', '?', 'Enter'. With Ctrl (or ⌘): 'Ctrl+k'. */
  key: string;
  /** What it does, as the help sheet says it: 'Next post'. */
  label: string;
  /** Under which heading it stands there: 'Feed'. */
  group: string;
  run: (event: KeyboardEvent) => void;
};

const CONTROL = 'Ctrl+';
/** No letter: it writes nothing, whatever has the focus. */
const FUNCTION_KEY = /^F\d+$/;
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range]), textarea, select, [contenteditable=true], [role=combobox]';
const PRESSABLE = 'a[href], button, summary, [role=button], [role=menuitem], [role=option], [role=tab]';
const IN_FRONT = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * The page's keys: what is registered here works, and the help sheet lists it, so the two can't drift apart. Of two with the same
 * key the later one has it. Keys are silent while somebody types and while a dialog or menu is in front; those without Ctrl can be
 * switched off (WCAG 2.1.4).
 */
export function createHotkeyRegistry({ areCharacterKeysEnabled }: { areCharacterKeysEnabled: () => boolean }) {
  let hotkeys: readonly Hotkey[] = [];
  const listeners = new Set<() => void>();

  function replace(next: readonly Hotkey[]): void {
    hotkeys = next;
    for (const tell of listeners) tell();
  }

  function handle(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const hotkey = hotkeys.findLast(({ key }) => matches(key, event));
    if (!hotkey || !isHeardIn(event, hotkey.key, areCharacterKeysEnabled())) return;
    event.preventDefault();
    hotkey.run(event);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => hotkeys,
    /** @returns what takes it out again. */
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

function isHeardIn({ target }: KeyboardEvent, key: string, areCharacterKeysEnabled: boolean): boolean {
  if (document.querySelector(IN_FRONT)) return false;
  if (key.startsWith(CONTROL) || FUNCTION_KEY.test(key)) return true;
  if (!areCharacterKeysEnabled || !(target instanceof Element)) return areCharacterKeysEnabled;
  return !target.closest(TYPED_INTO) && !(key === 'Enter' && target.closest(PRESSABLE));
}
