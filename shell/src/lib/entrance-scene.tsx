import { styled } from '@social/ui';

/** Three circles of people that meet: drawn, so that it costs no request. */
export function EntranceScene() {
  return (
    <Drawing aria-hidden viewBox="0 0 420 260" fill="none" stroke="currentColor" strokeWidth="2">
      <circle cx="150" cy="130" r="104" opacity="0.35" />
      <circle cx="270" cy="130" r="104" opacity="0.35" />
      <circle cx="210" cy="130" r="44" fill="currentColor" opacity="0.16" stroke="none" />
      {people.map(({ x, y, size }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${size})`} fill="currentColor" stroke="none">
          <circle cy="-12" r="11" />
          <path d="M-20 22a20 20 0 0 1 40 0z" />
        </g>
      ))}
    </Drawing>
  );
}

const people = [
  { x: 210, y: 130, size: 1.2 },
  { x: 90, y: 92, size: 0.8 },
  { x: 84, y: 184, size: 0.65 },
  { x: 336, y: 84, size: 0.7 },
  { x: 332, y: 178, size: 0.85 },
  { x: 210, y: 52, size: 0.55 },
  { x: 214, y: 214, size: 0.5 },
];

const Drawing = styled('svg')({ width: '100%', maxWidth: 420 });
