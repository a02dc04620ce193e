import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  detail?: string;
  /** Decorative. */
  icon?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
};

/** Shows that a list or page is empty, and what can be done about it. */
export function EmptyState({ title, detail, icon, action }: EmptyStateProps) {
  return (
    <Stack
      spacing={1}
      sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 6, color: 'text.secondary', '& > svg': { fontSize: 40 } }}
    >
      {icon}
      <Typography variant="h3" component="p" sx={{ color: 'text.primary' }}>
        {title}
      </Typography>
      {detail !== undefined && <Typography variant="body2">{detail}</Typography>}
      {action}
    </Stack>
  );
}
