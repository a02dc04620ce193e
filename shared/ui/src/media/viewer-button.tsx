import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

export type ViewerButtonProps = {
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  /** Of a button that opens something next to it. */
  isExpanded?: boolean;
  onClick: () => void;
};

/** A button over the photo with its label as tooltip. */
export function ViewerButton({ label, icon, isDisabled = false, isExpanded, onClick }: ViewerButtonProps) {
  return (
    <Tooltip title={label}>
      {/* A disabled button fires no events for the tooltip; the span does. */}
      <span>
        <IconButton aria-label={label} color="inherit" disabled={isDisabled} aria-expanded={isExpanded} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** A link over the photo with its label as tooltip. */
export function ViewerLink({
  label,
  icon,
  ...link
}: {
  label: string;
  icon: ReactNode;
  href: string;
  download?: boolean;
  target?: string;
}) {
  return (
    <Tooltip title={label}>
      <IconButton component="a" {...link} rel="noopener noreferrer" aria-label={label} color="inherit">
        {icon}
      </IconButton>
    </Tooltip>
  );
}
