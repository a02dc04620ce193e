import { MenuItem, styled, SvgIcon } from '@social/ui';
import type { ReactNode, Ref } from 'react';

export type OptionItemProps = {
  /** A path for the view box 0 0 24 24. */
  iconPath: string;
  onClick: () => void;
  isDangerous?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** An entry of the options menu. The other props come from the menu, for its keyboard control. */
export function OptionItem({ iconPath, isDangerous = false, children, ...item }: OptionItemProps) {
  return (
    <Item {...item} sx={isDangerous ? { color: 'error.main' } : {}}>
      <SvgIcon fontSize="small">
        <path d={iconPath} />
      </SvgIcon>
      {children}
    </Item>
  );
}

const Item = styled(MenuItem)(({ theme }) => ({ gap: theme.spacing(1.5), minHeight: 44, paddingInline: theme.spacing(2) }));
