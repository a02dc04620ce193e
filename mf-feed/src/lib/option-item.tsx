import { styled } from '@social/ui';
import { MenuItem } from '@social/ui/forms';
import type { ReactNode, Ref } from 'react';

export type OptionItemProps = {
  icon: ReactNode;
  onClick: () => void;
  isDangerous?: boolean;
  /** Makes it an alternative to its siblings, of which `isChosen` marks the present one. */
  role?: 'menuitemradio';
  isChosen?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** An entry of the options menu. The other props come from the menu, for its keyboard control. */
export function OptionItem({ icon, isDangerous = false, isChosen, children, ...item }: OptionItemProps) {
  return (
    <Item {...item} {...(isChosen !== undefined && { 'aria-checked': isChosen })} sx={isDangerous ? { color: 'error.main' } : {}}>
      {icon}
      {children}
    </Item>
  );
}

const Item = styled(MenuItem)(({ theme }) => ({ gap: theme.spacing(1.5), minHeight: 44, paddingInline: theme.spacing(2) }));
