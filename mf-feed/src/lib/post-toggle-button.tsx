import { Button, styled } from '@social/ui';
import type { ReactNode } from 'react';

export type PostToggleButtonProps = {
  isOn: boolean;
  /** Says what it toggles; whether it is on is said by its state. */
  name: string;
  icon: ReactNode;
  onClick: () => void;
  children?: ReactNode;
};

/** What the reader can switch on and off for a post. */
export function PostToggleButton({ isOn, name, icon, onClick, children }: PostToggleButtonProps) {
  return (
    <Toggle aria-pressed={isOn} aria-label={name} title={name} onClick={onClick} color={isOn ? 'primary' : 'inherit'}>
      {icon}
      {children}
    </Toggle>
  );
}

const Toggle = styled(Button)(({ theme }) => ({
  minWidth: 44,
  minHeight: 40,
  padding: theme.spacing(0.5, 1.25),
  gap: theme.spacing(0.75),
  borderRadius: 999,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-pressed="false"]': { color: (theme.vars ?? theme).palette.text.secondary },
}));
