import { styled } from '@social/ui';

/** An inline drawing of a post with its picture, a heart and a reply; it needs no request. */
export function AuthIllustration() {
  return (
    <Drawing aria-hidden viewBox="0 0 460 320">
      <g opacity="0.28" transform="rotate(-7 230 160)">
        <rect x="70" y="34" width="300" height="236" rx="24" fill="#fff" />
      </g>
      <g>
        <rect x="84" y="30" width="300" height="250" rx="24" fill="#fff" />
        <Face x={116} y={64} tone="#e2703c" />
        <Line x={144} y={52} width={104} />
        <Line x={144} y={68} width={64} isFaint />
        <clipPath id="entrance-picture">
          <rect x="104" y="98" width="260" height="124" rx="14" />
        </clipPath>
        <g clipPath="url(#entrance-picture)">
          <rect x="104" y="98" width="260" height="124" fill="#ffe3d2" />
          <circle cx="300" cy="138" r="22" fill="#ffb77e" />
          <path d="M84 236 178 146l66 62 40-34 100 70z" fill="#e2703c" />
          <path d="M84 244 150 196l84 50 78-40 72 40z" fill="#96330a" />
        </g>
        <Line x={104} y={240} width={180} />
        <Line x={104} y={256} width={116} isFaint />
      </g>
      <g>
        <circle cx="384" cy="92" r="34" fill="#0c6b66" />
        <path d="M384 110c-14-9-20-16-20-24 0-10 13-14 20-4 7-10 20-6 20 4 0 8-6 15-20 24z" fill="#fff" />
      </g>
      <g>
        <path d="M40 266v36l34-36z" fill="#fdeee3" />
        <rect x="24" y="208" width="156" height="64" rx="22" fill="#fdeee3" />
        <Face x={54} y={240} tone="#0c6b66" />
        <Line x={80} y={230} width={76} />
        <Line x={80} y={246} width={48} isFaint />
      </g>
    </Drawing>
  );
}

function Face({ x, y, tone }: { x: number; y: number; tone: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="17" fill={tone} />
      <circle cy="-4" r="5.5" fill="#fff" />
      <path d="M-9 10a9 9 0 0 1 18 0z" fill="#fff" />
    </g>
  );
}

function Line({ x, y, width, isFaint = false }: { x: number; y: number; width: number; isFaint?: boolean }) {
  return <rect x={x} y={y} width={width} height="8" rx="4" fill={isFaint ? '#e6e1dc' : '#cfc7c0'} />;
}

const Drawing = styled('svg')({ width: '100%', height: 'auto', overflow: 'visible' });
