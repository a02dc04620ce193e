import { plural, t } from '@social/texts';
import { Alert, Button, styled } from '@social/ui';

export type DescriptionNoteProps = {
  /** The number of pictures without a description. */
  count: number;
  /** The member wants to be reminded before a post is sent. */
  isOn: boolean;
  /** The post was held back: it is sent by the next press. */
  isHeld: boolean;
  onOnChange: (isOn: boolean) => void;
  onSend: () => void;
};

/** Says how many pictures have no description, and offers to be reminded of them. */
export function DescriptionNote({ count, isOn, isHeld, onOnChange, onSend }: DescriptionNoteProps) {
  const sentence = plural(count, { one: '{count} picture has no description.', other: '{count} pictures have no description.' });
  return (
    <>
      {isHeld && (
        <HeldNote severity="info">
          <span>{t('{sentence} The post is not sent yet.', { sentence })}</span>
          <Button size="small" color="inherit" onClick={onSend}>
            {t('Post without descriptions')}
          </Button>
        </HeldNote>
      )}
      <Line>
        {!isHeld && <span>{sentence}</span>}
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => onOnChange(target.checked)} />
          {t('Remind me to describe pictures')}
        </label>
      </Line>
    </>
  );
}

const HeldNote = styled(Alert)(({ theme }) => ({
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: theme.spacing(1), flex: 1 },
  '& span': { flex: '1 1 200px' },
  '& button': { marginInlineStart: theme.spacing(-1) },
}));

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  '& label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 32, cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.primary.main },
}));
