import { t } from '@social/texts';
import { styled } from '@social/ui';
import { findEmoji, inSkinTone, skinTones, type SkinTone } from './emoji-catalogue';

const hand = findEmoji('✋');

/** Selects the skin tone of all emoji that have one. */
export function SkinToneSelect({ tone, onChange }: { tone: SkinTone; onChange: (tone: SkinTone) => void }) {
  return (
    <Select
      aria-label={t('Skin tone')}
      value={tone}
      onChange={({ target }) => onChange(skinTones.find((option) => option === target.value) ?? 'default')}
    >
      {skinTones.map((option) => (
        <option key={option} value={option} aria-label={option}>
          {hand && inSkinTone(hand, option)}
        </option>
      ))}
    </Select>
  );
}

const Select = styled('select')(({ theme }) => ({
  width: 56,
  flexShrink: 0,
  fontSize: 18,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));
