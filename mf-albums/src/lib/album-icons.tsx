import { SvgIcon } from '@social/ui';

// Only albums use these icons. In @social/ui they would add to everybody's first load.

export function BackIcon() {
  return icon('M20 11H7.83l5.59-5.59L12 4l-8 8 8 8 1.41-1.41L7.83 13H20z');
}

export function EarlierIcon() {
  return <BackIcon />;
}

export function LaterIcon() {
  return icon('m12 4-1.41 1.41L16.17 11H4v2h12.17l-5.58 5.59L12 20l8-8z');
}

export function DeleteIcon() {
  return icon('M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6zM8 9h8v10H8zm7.5-5-1-1h-5l-1 1H5v2h14V4z');
}

function icon(path: string) {
  return (
    <SvgIcon fontSize="small">
      <path d={path} />
    </SvgIcon>
  );
}
