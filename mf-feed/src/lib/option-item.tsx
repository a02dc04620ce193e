import { MenuItem, styled } from '@social/ui';
import type { ReactNode, Ref } from 'react';

export type OptionItemProps = {
  icon: ReactNode;
  onClick: () => void;
  isDangerous?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** An entry of the options menu. The other props come from the menu, for its keyboard control. */
export function OptionItem({ icon, isDangerous = false, children, ...item }: OptionItemProps) {
  return (
    <Item {...item} sx={isDangerous ? { color: 'error.main' } : {}}>
      {icon}
      {children}
    </Item>
  );
}

const Item = styled(MenuItem)(({ theme }) => ({ gap: theme.spacing(1.5), minHeight: 44, paddingInline: theme.spacing(2) }));
