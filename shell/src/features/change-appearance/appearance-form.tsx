import { t } from '@social/texts';
import { setCharacterKeysEnabled, Stack, styled, useColorMode, useDensity, useCharacterKeysEnabled } from '@social/ui';
import { LanguageChoice } from './language-choice';

const themes = [
  { value: 'light', label: t('Light') },
  { value: 'dark', label: t('Dark') },
  { value: 'system', label: t('As the device') },
] as const;

const densities = [
  { value: 'comfortable', label: t('Comfortable') },
  { value: 'compact', label: t('Compact: more on the screen') },
] as const;

/** Settings of colours, spacing and keys for this browser. */
export function AppearanceForm() {
  const { preference, setPreference } = useColorMode();
  const { density, setDensity } = useDensity();
  const areCharacterKeysEnabled = useCharacterKeysEnabled();
  return (
    <Stack spacing={2}>
      <LanguageChoice />
      <Choices legend={t('Theme')} options={themes} chosen={preference} onChoose={setPreference} />
      <Choices legend={t('Spacing')} options={densities} chosen={density} onChoose={setDensity} />
      <Line>
        <input type="checkbox" checked={areCharacterKeysEnabled} onChange={({ target }) => setCharacterKeysEnabled(target.checked)} />
        {t('Use keys without Ctrl, such as / and ?')}
      </Line>
    </Stack>
  );
}

type ChoicesProps<T extends string> = {
  legend: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

function Choices<T extends string>({ legend, options, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <Line key={value}>
          <input type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </Line>
      ))}
    </Fieldset>
  );
}

const Fieldset = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...theme.typography.subtitle2, padding: 0 },
}));

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.primary.main },
}));
