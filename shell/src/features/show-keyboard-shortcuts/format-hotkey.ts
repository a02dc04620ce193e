import { t } from '@social/texts';
const names: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', ' ': t('Space') };

/** Returns the labels of a combination's keys: 'Ctrl+k' is Ctrl and K, on a Mac ⌘ and K. */
export function formatHotkey(combination: string, isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)): string[] {
  const parts = combination === '+' ? ['+'] : combination.split('+');
  return parts.map((part) => {
    if (part === 'Ctrl') return isMac ? '⌘' : 'Ctrl';
    return names[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}
