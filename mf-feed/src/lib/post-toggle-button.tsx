import type { ComponentProps, ReactNode } from 'react';
import { PostButton } from './post-button';

export type PostToggleButtonProps = Omit<ComponentProps<typeof PostButton>, 'color' | 'title' | 'name'> & {
  isOn: boolean;
  /** Says what it toggles; whether it is on is said by its state. */
  name: string;
  icon: ReactNode;
};

/** What the reader can switch on and off for a post. */
export function PostToggleButton({ isOn, name, icon, children, ...button }: PostToggleButtonProps) {
  return (
    <PostButton aria-pressed={isOn} aria-label={name} title={name} color={isOn ? 'primary' : 'inherit'} {...button}>
      {icon}
      {children}
    </PostButton>
  );
}
