import { MenuItem, styled, SvgIcon } from '@social/ui';
import type { ReactNode, Ref } from 'react';

export type OptionItemProps = {
  /** Drawn in a box of 24 by 24. */
  iconPath: string;
  onClick: () => void;
  isDangerous?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** One of the things that can be done with a post. The menu hands down what its keys need. */
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
