import type { ReactNode } from 'react';
import { PostButton } from './post-button';

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
    <PostButton aria-pressed={isOn} aria-label={name} title={name} onClick={onClick} color={isOn ? 'primary' : 'inherit'}>
      {icon}
      {children}
    </PostButton>
  );
}
