import type { Canary, CanaryStatus } from '@social/registry-client/browser';
import { Box, Typography, useMediaQuery, useTheme } from '@social/ui';
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { makeChartPoints } from './make-chart-points';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/**
 * Draws the percentage of visitors with a failure of each release, by minute: the canary and the pinned releases. Hidden from assistive
 * technology, because the table below it has the sums.
 */
export function CanaryChart({ canary, votes }: { canary: Canary; votes: CanaryStatus['points'] }) {
  const { palette } = useTheme().vars;
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const { releases, points } = makeChartPoints(canary, votes);
  if (points.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        No visitor has reported yet: edges report every five seconds.
      </Typography>
    );
  return (
    <Box aria-hidden="true" sx={{ mb: 2 }}>
      <ResponsiveContainer width="100%" height={220}>
        <LineChart data={points} margin={{ top: 8, right: 12, bottom: 0, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid stroke={palette.divider} vertical={false} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            stroke={palette.text.secondary}
            tickLine={false}
            fontSize={12}
            minTickGap={24}
            tickFormatter={(at) => clock.format(Number(at))}
          />
          <YAxis
            stroke={palette.text.secondary}
            tickLine={false}
            axisLine={false}
            fontSize={12}
            width={52}
            tickCount={6}
            interval={0}
            domain={[0, (highest: number) => 5 * Math.max(1, Math.ceil(highest / 5))]}
            tickFormatter={(percent) => `${percent} %`}
          />
          <Tooltip
            isAnimationActive={!isStill}
            labelFormatter={(at) => clock.format(Number(at))}
            formatter={(percent) => `failed for ${String(percent)} %`}
            contentStyle={{ backgroundColor: palette.background.paper, borderColor: palette.divider, borderRadius: 12 }}
          />
          <Legend wrapperStyle={{ fontSize: 12 }} />
          {releases.map(({ name, isOfCanary }) => (
            <Line
              key={name}
              dataKey={name}
              stroke={isOfCanary ? palette.error.main : palette.success.main}
              strokeWidth={2}
              strokeDasharray={isOfCanary ? undefined : '6 4'}
              dot={{ r: 2 }}
              connectNulls
              isAnimationActive={!isStill}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </Box>
  );
}
