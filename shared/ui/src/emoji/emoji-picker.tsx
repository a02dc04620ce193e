import { t } from '@social/texts';
import { styled, TabItem, TabList, tabProps, VisuallyHidden } from '@social/ui';
import { Popover, TextField } from '@social/ui/forms';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { emojiGroups, inSkinTone, searchEmojis, type Emoji } from './emoji-catalogue';
import { readRecentEmojis, readSkinTone, storeRecentEmoji, storeSkinTone } from './emoji-choices';
import { EmojiGrid } from './emoji-grid';
import { insertAtCaret } from './insert-at-caret';
import { SkinToneSelect } from './skin-tone-select';

export type EmojiPickerProps = { field: RefObject<HTMLTextAreaElement | null>; onClose: () => void };

const HEIGHT = 400;
const RECENT = t('Recently used');

/**
 * Shows emoji by group and finds them by name. A chosen one is inserted at the caret of the field, which then has the focus; with Shift the picker stays open for more. Not a library: those available have more bytes and want their list from a server of their own.
 */
export function EmojiPicker({ field, onClose }: EmojiPickerProps) {
  const [recent] = useState(readRecentEmojis);
  const groups = recent.length > 0 ? [{ name: RECENT, emojis: recent }, ...emojiGroups] : emojiGroups;
  const [shown, setShown] = useState(groups[0]?.name ?? RECENT);
  const [query, setQuery] = useState('');
  const [tone, setTone] = useState(readSkinTone);
  const grid = useRef<HTMLDivElement>(null);
  const isSearch = query.trim() !== '';
  const emojis = isSearch ? searchEmojis(query) : (groups.find(({ name }) => name === shown)?.emojis ?? []);
  // Above the field where there is room, so that it stays visible.
  const isAbove = (field.current?.getBoundingClientRect().top ?? 0) > HEIGHT;

  const [opener] = useState(() => document.activeElement);
  const hasChosen = useRef(false);

  // After a choice the focus stays in the text; otherwise it returns to the button.
  useEffect(
    () => () => {
      const next = hasChosen.current || !(opener instanceof HTMLElement) ? field.current : opener;
      next?.focus();
    },
    [field, opener],
  );

  function choose(emoji: Emoji, hasMore: boolean) {
    if (field.current) insertAtCaret(field.current, inSkinTone(emoji, tone));
    storeRecentEmoji(emoji);
    hasChosen.current = true;
    if (!hasMore) onClose();
  }

  function handleSearchKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    else if (event.key === 'Enter' && isSearch && emojis[0]) choose(emojis[0], event.shiftKey);
    else return;
    event.preventDefault();
  }

  return (
    <Popover
      open
      disableRestoreFocus
      anchorEl={field.current}
      anchorOrigin={{ vertical: isAbove ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: isAbove ? 'bottom' : 'top', horizontal: 'right' }}
      onClose={onClose}
      // The keys of a dialog or menu around it are not meant: Escape closes only the picker.
      onKeyDown={(event) => event.stopPropagation()}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('Emoji') } }}
    >
      <Panel>
        <SearchRow>
          <TextField
            autoFocus
            fullWidth
            size="small"
            placeholder={t('Search emoji')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={handleSearchKey}
            slotProps={{ htmlInput: { 'aria-label': t('Search emoji'), type: 'search', enterKeyHint: 'done' } }}
          />
          <SkinToneSelect tone={tone} onChange={(next) => (setTone(next), storeSkinTone(next))} />
        </SearchRow>
        {!isSearch && (
          <Groups aria-label={t('Groups of emoji')}>
            {groups.map(({ name, emojis: [first] }) => (
              <TabItem key={name} {...tabProps(name === shown)} aria-label={name} title={name} onClick={() => setShown(name)}>
                {name === RECENT ? '🕘' : first?.text}
              </TabItem>
            ))}
          </Groups>
        )}
        <EmojiGrid
          key={isSearch ? query : shown}
          gridRef={grid}
          label={isSearch ? t('Found emoji') : shown}
          emojis={emojis}
          tone={tone}
          onChoose={choose}
        />
        <VisuallyHidden role="status">{isSearch && t('{count} emoji found', { count: emojis.length })}</VisuallyHidden>
      </Panel>
    </Popover>
  );
}

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: 352,
  maxWidth: 'calc(100vw - 32px)',
  height: HEIGHT,
  maxHeight: 'calc(100dvh - 32px)',
});

const SearchRow = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1), padding: theme.spacing(1.5, 1.5, 1) }));

const Groups = styled(TabList)({
  minHeight: 40,
  flexShrink: 0,
  '& > button': { minWidth: 0, minHeight: 40, padding: 0, fontSize: 18 },
});
