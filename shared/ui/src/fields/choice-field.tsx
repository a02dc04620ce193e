import { styled } from '@mui/material/styles';
import { useId } from 'react';

export type ChoiceFieldProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A labelled choice from a short list: the browser's own, which phones open as they do everywhere. */
export function ChoiceField<Value extends string>({ label, options, value, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <Choice
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Choice>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

const Choice = styled('select')(({ theme }) => ({
  ...theme.typography.body1,
  minWidth: 120,
  minHeight: 44,
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid rgba(${theme.vars.palette.common.onBackgroundChannel} / 0.23)`,
  borderRadius: 12,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
}));
