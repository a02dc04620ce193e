import { SvgIcon } from '@social/ui';
import type { ComponentProps } from 'react';

/** A decorative icon that only these screens use. */
export function PathIcon({ path, fontSize = 'small' }: { path: string } & Pick<ComponentProps<typeof SvgIcon>, 'fontSize'>) {
  return (
    <SvgIcon fontSize={fontSize}>
      <path d={path} />
    </SvgIcon>
  );
}
