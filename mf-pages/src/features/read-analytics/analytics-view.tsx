import type { PageAnalytics, PageMonth } from '@social/api/pages/fetch-page-analytics';
import { t } from '@social/texts';
import { Button, Chip, EmptyState, ErrorState, lazyComponent, LikedIcon, Skeleton, Stack, styled, Typography } from '@social/ui';
import { MenuItem, TextField } from '@social/ui/forms';
import { useId, useState } from 'react';
import { formatLikes } from '../../lib/format-count';
import { isFlat } from './chart-scale';
import { findHighestFigure } from './month-figures';
import { MonthTable } from './month-table';

export type AnalyticsViewProps = { analytics: PageAnalytics; formatMonth: (month: string) => string; locale: string };

/** The chart's code is larger than the rest of this remote, so it loads only with this section. */
const MonthChart = lazyComponent({
  load: async () => (await import('./month-chart')).MonthChart,
  fallback: <Skeleton variant="rounded" height={300} />,
  failed: (retry) => (
    <ErrorState title={t('The chart could not be loaded')} detail={t('The table below has its figures.')} onRetry={retry} />
  ),
});

/** Shows the page's likes, a chart that compares two months, and a table of all months. */
export function AnalyticsView({ analytics: { likeCount, months }, formatMonth, locale }: AnalyticsViewProps) {
  const id = useId();
  const [searchText, setSearchText] = useState('');
  const [isFitted, setFitted] = useState(false);
  const [chosen, setChosen] = useState<{ first?: string; second?: string }>({});
  const second = months.find(({ month }) => month === chosen.second) ?? months[0];
  const first =
    months.find(({ month }) => month === chosen.first) ?? months.find(({ month }) => isYearBefore(month, second)) ?? months.at(-1);
  const wanted = searchText.trim().toLowerCase();

  if (!first || !second)
    return <EmptyState title={t('No figures yet')} detail={t('What people do with the posts of this page will be counted here.')} />;

  function monthField(name: 'first' | 'second', label: string, value: string) {
    return (
      <TextField
        select
        size="small"
        id={id + name}
        label={label}
        value={value}
        onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
      >
        {months.map(({ month }) => (
          <MenuItem key={month} value={month}>
            {formatMonth(month)}
          </MenuItem>
        ))}
      </TextField>
    );
  }

  return (
    <Stack spacing={2.5}>
      <Row>
        <TextField
          type="search"
          size="small"
          label={t('Search months')}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
        <Chip color="primary" icon={<LikedIcon />} label={formatLikes(likeCount, locale)} />
      </Row>
      <Row>
        {monthField('first', t('Compare'), first.month)}
        {monthField('second', t('with'), second.month)}
        {isFlat(findHighestFigure([first, second])) && (
          <Button
            size="small"
            variant={isFitted ? 'contained' : 'outlined'}
            aria-pressed={isFitted}
            onClick={() => setFitted(!isFitted)}
            sx={{ minHeight: 40 }}
          >
            {t('Fit to figures')}
          </Button>
        )}
      </Row>
      <Figure>
        <Legend>
          <Typography variant="body2" data-series="first">
            {formatMonth(first.month)}
          </Typography>
          <Typography variant="body2" data-series="second">
            {formatMonth(second.month)}
          </Typography>
        </Legend>
        <div aria-hidden>
          <MonthChart first={first} second={second} formatMonth={formatMonth} isFitted={isFitted} />
        </div>
      </Figure>
      <MonthTable
        months={months.filter(({ month }) => `${formatMonth(month)} ${month}`.toLowerCase().includes(wanted))}
        formatMonth={formatMonth}
      />
    </Stack>
  );
}

function isYearBefore(month: string, later: PageMonth | undefined): boolean {
  return (
    later !== undefined && month.slice(5) === later.month.slice(5) && Number(month.slice(0, 4)) === Number(later.month.slice(0, 4)) - 1
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > .MuiTextField-root': { flex: '1 1 130px', width: 'auto' },
}));

// The browser's own margins would win over those of the stack.
const Figure = styled('figure')({ '&&': { marginInline: 0, marginBottom: 0 } });

const Legend = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2.5),
  marginBottom: theme.spacing(1),
  '& p': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75), fontWeight: 600 },
  '& p::before': { content: '""', width: 12, height: 12, borderRadius: 4 },
  '& [data-series="first"]::before': { backgroundColor: theme.vars.palette.secondary.main },
  '& [data-series="second"]::before': { backgroundColor: theme.vars.palette.primary.main },
}));
