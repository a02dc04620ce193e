import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { t } from '@social/texts';

/** Width divided by height, or the picture's own ratio. */
export type Aspect = number | 'original';

const choices: [Aspect, string][] = [
  ['original', t('Original')],
  [1, t('Square')],
  [4 / 5, '4:5'],
  [4 / 3, '4:3'],
  [16 / 9, '16:9'],
];

/** Chooses the aspect ratio of the cut. */
export function AspectChoice({ value, onChange }: { value: Aspect; onChange: (aspect: Aspect) => void }) {
  return (
    <Stack direction="row" useFlexGap role="group" aria-label={t('Shape')} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {choices.map(([aspect, label]) => (
        <Chip
          key={label}
          label={label}
          aria-pressed={aspect === value}
          color={aspect === value ? 'primary' : 'default'}
          onClick={() => onChange(aspect)}
        />
      ))}
    </Stack>
  );
}
