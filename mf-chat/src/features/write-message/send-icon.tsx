import { SvgIcon } from '@social/ui';

/** A paper plane. */
export function SendIcon() {
  return (
    <SvgIcon>
      <path d="M2 21 23 12 2 3v7l15 2-15 2z" />
    </SvgIcon>
  );
}
