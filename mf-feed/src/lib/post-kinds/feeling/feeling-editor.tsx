import type { PostFeeling } from '@social/api/posts/post-extras';
import { t } from '@social/texts';
import { Chip, Stack, styled } from '@social/ui';
import { LimitedField } from '@social/ui/fields/limited-field';
import { useState } from 'react';
import { extraLimits } from '../extra-limits';
import type { KindEditorProps } from '../post-kind';

/** The feelings that the provider's sites offer by name. */
const feelings = ['happy', 'loved', 'sad', 'angry', 'funny', 'cool', 'tired', 'sleepy', 'blessed', 'shocked', 'bored', 'confused'];

const kinds = [
  { kind: 'feeling', label: t('Feeling') },
  { kind: 'listening', label: t('Listening to') },
  { kind: 'watching', label: t('Watching') },
  { kind: 'playing', label: t('Playing') },
  { kind: 'traveling', label: t('Traveling to') },
] as const;

/** Selects a feeling by name, or the name of an activity such as listening or travelling. */
export function FeelingEditor({ value: feeling, onChange }: KindEditorProps<'feeling'>) {
  const [kind, setKind] = useState<PostFeeling['kind']>(feeling?.kind ?? 'feeling');
  const value = feeling?.kind === kind ? feeling.value : '';
  const change = (next: string) => onChange(next === '' ? null : { kind, value: next });

  return (
    <Stack role="group" aria-label={t('Feelings')} spacing={1.25}>
      <Chips>
        {kinds.map((option) => (
          <Chip
            key={option.kind}
            label={option.label}
            aria-pressed={option.kind === kind}
            color={option.kind === kind ? 'primary' : 'default'}
            onClick={() => setKind(option.kind)}
          />
        ))}
      </Chips>
      {kind === 'feeling' ? (
        <Chips>
          {feelings.map((name) => (
            <Chip
              key={name}
              label={name}
              variant="outlined"
              size="small"
              aria-pressed={name === value}
              color={name === value ? 'primary' : 'default'}
              onClick={() => change(name === value ? '' : name)}
            />
          ))}
        </Chips>
      ) : (
        <LimitedField
          size="small"
          label={kinds.find((option) => option.kind === kind)?.label ?? ''}
          maxCharacters={extraLimits.feeling}
          value={value}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Stack>
  );
}

const Chips = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75) }));
