import type { ComponentProps, ReactNode } from 'react';
import { PostButton } from './post-button';

export type PostToggleButtonProps = Omit<ComponentProps<typeof PostButton>, 'color' | 'title' | 'name'> & {
  isOn: boolean;
  /** Names the action; `isOn` becomes the pressed state. */
  name: string;
  icon: ReactNode;
};

/** A toggle in the row below a post. */
export function PostToggleButton({ isOn, name, icon, children, ...button }: PostToggleButtonProps) {
  return (
    <PostButton aria-pressed={isOn} aria-label={name} title={name} color={isOn ? 'primary' : 'inherit'} {...button}>
      {icon}
      {children}
    </PostButton>
  );
}
