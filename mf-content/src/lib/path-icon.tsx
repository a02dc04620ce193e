import { SvgIcon } from '@social/ui';
import type { ComponentProps } from 'react';

/** An icon that these screens alone show. Decorative. */
export function PathIcon({ path, fontSize = 'small' }: { path: string } & Pick<ComponentProps<typeof SvgIcon>, 'fontSize'>) {
  return (
    <SvgIcon fontSize={fontSize}>
      <path d={path} />
    </SvgIcon>
  );
}
