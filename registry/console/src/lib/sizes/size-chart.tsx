import type { ListedRelease } from '@social/registry-client/browser';
import { useMediaQuery, useTheme } from '@social/ui';
import { Area, AreaChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatBytes } from '../format/format-bytes';

type SizeChartProps = {
  /** Newest first. */
  releases: readonly ListedRelease[];
  /** The highlighted version. */
  marked?: string;
};

/** Draws the bytes of releases over time. Hidden from assistive technology: the table of releases has the same figures. */
export function SizeChart({ releases, marked }: SizeChartProps) {
  const { palette } = useTheme().vars;
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const points = [...releases].reverse().map(({ version, sizeBytes }) => ({ version, sizeBytes }));
  const ticks = makeTicks(Math.max(...points.map(({ sizeBytes }) => sizeBytes)));
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={200}>
        <AreaChart data={points} margin={{ top: 8, right: 12, bottom: 0, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid stroke={palette.divider} vertical={false} />
          <XAxis dataKey="version" stroke={palette.text.secondary} tickLine={false} fontSize={12} minTickGap={16} />
          <YAxis
            stroke={palette.text.secondary}
            tickLine={false}
            axisLine={false}
            fontSize={12}
            width={76}
            tickFormatter={formatBytes}
            ticks={ticks}
            domain={[0, ticks.at(-1) ?? 0]}
          />
          <Tooltip
            isAnimationActive={!isStill}
            formatter={(value) => formatBytes(Number(value))}
            contentStyle={{ backgroundColor: palette.background.paper, borderColor: palette.divider, borderRadius: 12 }}
          />
          {marked !== undefined && <ReferenceLine x={marked} stroke={palette.primary.main} strokeDasharray="4 4" />}
          <Area
            type="monotone"
            dataKey="sizeBytes"
            name="Size"
            stroke={palette.primary.main}
            strokeWidth={2}
            fill={palette.primary.main}
            fillOpacity={0.14}
            dot={{ r: 3 }}
            isAnimationActive={!isStill}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Returns two to four ticks, multiples of a power of two, which are round in the displayed units. */
function makeTicks(highestBytes: number): number[] {
  const step = 2 ** Math.ceil(Math.log2(Math.max(highestBytes, 4) / 4));
  return Array.from({ length: Math.ceil(highestBytes / step) + 1 }, (_, index) => index * step);
}
