import type { PageMonth } from '@social/api/pages/fetch-page-analytics';
import { useMediaQuery, useTheme } from '@social/ui';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chartTicks } from './chart-scale';
import { figures, findHighestFigure } from './month-figures';

export type MonthChartProps = { first: PageMonth; second: PageMonth; formatMonth: (month: string) => string; isFitted: boolean };

/** Draws two months over each other. Hidden from assistive technology: the table below has the same figures. */
export function MonthChart({ first, second, formatMonth, isFitted }: MonthChartProps) {
  const { palette } = useTheme().vars;
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const points = figures.map(({ label, getCount }) => ({ label, first: getCount(first), second: getCount(second) }));
  const ticks = chartTicks(findHighestFigure([first, second]), isFitted);
  const areas = [
    { key: 'first', name: formatMonth(first.month), color: palette.secondary.main },
    { key: 'second', name: formatMonth(second.month), color: palette.primary.main },
  ];

  return (
    <ResponsiveContainer width="100%" height={300}>
      <AreaChart data={points} margin={{ top: 8, right: 16, bottom: 0, left: -12 }} accessibilityLayer={false}>
        <CartesianGrid stroke={palette.divider} vertical={false} />
        <XAxis dataKey="label" stroke={palette.text.secondary} tickLine={false} fontSize={13} padding={{ left: 16, right: 16 }} />
        <YAxis
          stroke={palette.text.secondary}
          tickLine={false}
          axisLine={false}
          fontSize={13}
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 100]}
        />
        <Tooltip
          isAnimationActive={!isStill}
          contentStyle={{
            backgroundColor: palette.background.paper,
            borderColor: palette.divider,
            borderRadius: 12,
            color: palette.text.primary,
          }}
        />
        {areas.map(({ key, name, color }) => (
          <Area
            key={key}
            type="monotone"
            dataKey={key}
            name={name}
            stroke={color}
            strokeWidth={2.5}
            fill={color}
            fillOpacity={0.18}
            isAnimationActive={!isStill}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  );
}
