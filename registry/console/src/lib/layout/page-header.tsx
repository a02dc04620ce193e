import { styled, Typography } from '@social/ui';
import { useEffect, useRef, type ReactNode } from 'react';

export type PageHeaderProps = {
  title: string;
  /** Shown before the title: the parent page. */
  crumb?: ReactNode;
  /** Shown below the title. */
  detail?: ReactNode;
  actions?: ReactNode;
};

/** Shows the title and the actions of a page. The heading gets the focus when the page opens, for screen readers. */
export function PageHeader({ title, crumb, detail, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Registry`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Header>
      <div>
        {crumb !== undefined && <Crumb>{crumb}</Crumb>}
        <Typography ref={heading} variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {detail}
      </div>
      {Boolean(actions) && <Actions>{actions}</Actions>}
    </Header>
  );
}

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  '& > div:first-of-type': { minWidth: 0 },
}));

const Crumb = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  // On a phone the actions are in pairs of equal width, a single one over the full width. Each may be inside the element that explains a
  // refusal.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    width: '100%',
    '& button': { width: '100%' },
  },
}));
