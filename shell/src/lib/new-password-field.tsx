import { styled } from '@social/ui';
import { type TextFieldProps } from '@social/ui/forms';
import { PasswordField } from './password-field';
import { estimatePassword, MAX_PASSWORD_SCORE, type PasswordStrength } from './password-strength';

type NewPasswordFieldProps = TextFieldProps & {
  value: string;
  /** Names of the member, which make a password weak. */
  ownNames?: readonly string[];
};

/** A field for a password that is being chosen. Its strength is shown below while nothing else is. */
export function NewPasswordField({ ownNames = [], ...props }: NewPasswordFieldProps) {
  const strength = estimatePassword(props.value, ownNames);
  return <PasswordField autoComplete="new-password" {...props} helperText={props.helperText || (strength && <Strength {...strength} />)} />;
}

function Strength({ score, hint }: PasswordStrength) {
  return (
    <Row>
      <Bars aria-hidden>
        {Array.from({ length: MAX_PASSWORD_SCORE }, (_, at) => (
          <Bar key={at} score={at < score ? score : null} />
        ))}
      </Bars>
      {hint}
    </Row>
  );
}

const Row = styled('span')({ display: 'block' });

const Bars = styled('span')(({ theme }) => ({ display: 'flex', gap: theme.spacing(0.5), marginBlock: theme.spacing(0.5) }));

const colors = ['error', 'error', 'warning', 'success', 'success'] as const;

const Bar = styled('span', { shouldForwardProp: (name) => name !== 'score' })<{ score: number | null }>(({ theme, score }) => ({
  flex: 1,
  height: 4,
  borderRadius: 2,
  // With forced colours a background is not painted, a border is.
  borderTop: `4px solid ${score === null ? theme.vars.palette.divider : theme.vars.palette[colors[score] ?? 'success'].main}`,
}));
