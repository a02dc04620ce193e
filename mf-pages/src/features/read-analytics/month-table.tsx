import type { PageMonth } from '@social/api/pages/fetch-page-analytics';
import { t } from '@social/texts';
import { styled, Typography } from '@social/ui';
import { figures } from './month-figures';

/** Lists the figures by month, newest first. */
export function MonthTable({ months, formatMonth }: { months: readonly PageMonth[]; formatMonth: (month: string) => string }) {
  if (months.length === 0)
    return (
      <Typography variant="body2" role="status">
        {t('No month is called so.')}
      </Typography>
    );
  return (
    <Frame tabIndex={0} role="region" aria-label={t('Figures by month')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Month')}</th>
            {figures.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatMonth(month.month)}</th>
              {figures.map(({ label, getCount }) => (
                <td key={label}>{getCount(month)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  maxHeight: 320,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', fontSize: '0.875rem' },
  '& th, & td': { padding: theme.spacing(1, 1.5), textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start', whiteSpace: 'nowrap' },
  '& thead th': { position: 'sticky', top: 0, backgroundColor: theme.vars.palette.background.paper },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
