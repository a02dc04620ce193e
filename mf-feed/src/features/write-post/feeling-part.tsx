import type { PostFeeling } from '@social/api/posts/post-extras';
import { Chip, Stack, styled, TextField } from '@social/ui';
import { useState } from 'react';

/** What the provider's sites offer by name; everything else is written. */
const feelings = ['happy', 'loved', 'sad', 'angry', 'funny', 'cool', 'tired', 'sleepy', 'blessed', 'shocked', 'bored', 'confused'];

const kinds = [
  { kind: 'feeling', label: 'Feeling' },
  { kind: 'listening', label: 'Listening to' },
  { kind: 'watching', label: 'Watching' },
  { kind: 'playing', label: 'Playing' },
  { kind: 'traveling', label: 'Traveling to' },
] as const;

const VALUE_LETTERS = 40;

export type FeelingPartProps = { feeling: PostFeeling | null; onChange: (feeling: PostFeeling | null) => void };

/** What the author is up to: a feeling by name, or what they listen to, watch, play, where they go. */
export function FeelingPart({ feeling, onChange }: FeelingPartProps) {
  const [kind, setKind] = useState<PostFeeling['kind']>(feeling?.kind ?? 'feeling');
  const value = feeling?.kind === kind ? feeling.value : '';
  const change = (next: string) => onChange(next === '' ? null : { kind, value: next });

  return (
    <Stack role="group" aria-label="Feelings" spacing={1.25}>
      <Chips>
        {kinds.map((one) => (
          <Chip
            key={one.kind}
            label={one.label}
            aria-pressed={one.kind === kind}
            color={one.kind === kind ? 'primary' : 'default'}
            onClick={() => setKind(one.kind)}
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
        <TextField
          size="small"
          label={kinds.find((one) => one.kind === kind)?.label ?? ''}
          value={value}
          slotProps={{ htmlInput: { maxLength: VALUE_LETTERS, dir: 'auto' } }}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Stack>
  );
}

const Chips = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75) }));
