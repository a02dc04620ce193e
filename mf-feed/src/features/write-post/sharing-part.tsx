import type { Audience } from '@social/api/posts/audience';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import { MenuItem, TextField } from '@social/ui/forms';
import { audienceLabels } from '../../lib/audience-labels';

export type SharingPartProps = {
  audience: Audience;
  allowsComments: boolean;
  onChange: (part: { audience?: Audience; allowsComments?: boolean }) => void;
};

const sharedWith: readonly Audience[] = ['everyone', 'people-i-follow', 'my-followers'];

/** Selects who can see the post and whether it takes comments. */
export function SharingPart({ audience, allowsComments, onChange }: SharingPartProps) {
  const isShared = audience !== 'only-me';
  return (
    <Lines>
      <Line>
        <Switch
          type="checkbox"
          role="switch"
          checked={isShared}
          onChange={({ target }) => onChange({ audience: target.checked ? 'everyone' : 'only-me' })}
        />
        <span>{t('Sharing')}</span>
        <SecondaryText>{isShared ? '' : audienceLabels[audience]}</SecondaryText>
      </Line>
      {isShared && (
        <TextField
          select
          size="small"
          label={t('Who can see it')}
          value={audience}
          onChange={({ target }) => onChange({ audience: sharedWith.find((option) => option === target.value) ?? 'everyone' })}
        >
          {sharedWith.map((option) => (
            <MenuItem key={option} value={option}>
              {audienceLabels[option]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Line>
        <input type="checkbox" checked={!allowsComments} onChange={({ target }) => onChange({ allowsComments: !target.checked })} />
        <span>{t('Turn Off Comments')}</span>
      </Line>
    </Lines>
  );
}

const Lines = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: 40,
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

const SecondaryText = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const Switch = styled('input')(({ theme }) => ({
  'label > &': {
    appearance: 'none',
    position: 'relative',
    width: 40,
    height: 24,
    borderRadius: 999,
    cursor: 'pointer',
    background: theme.vars.palette.text.disabled,
    transition: 'background 150ms',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: theme.vars.palette.background.paper,
    transition: 'inset-inline-start 150ms',
  },
  'label > &:checked': { background: theme.vars.palette.primary.main },
  '&:checked::before': { insetInlineStart: 19 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
