import { t } from '@social/texts';
import { styled } from '@social/ui';
import { encode } from 'uqr';

/** Draws a text as a QR code, dark on light in every look: not every camera reads the inverse. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Drawing role="img" aria-label={t('QR code of the key')} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  // Forced colours would paint dark and light alike.
  forcedColorAdjust: 'none',
}));
