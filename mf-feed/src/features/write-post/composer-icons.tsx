import { SvgIcon } from '@social/ui';

// Only the composer shows these, so they are not part of the shell's first load.

export function CropIcon() {
  return icon('M17 15h2V7c0-1.1-.9-2-2-2H9v2h8zM7 17V1H5v4H1v2h4v10c0 1.1.9 2 2 2h10v4h2v-4h4v-2z');
}

export function EarlierIcon() {
  return icon('M20 11H7.83l5.59-5.59L12 4l-8 8 8 8 1.41-1.41L7.83 13H20z');
}

export function LaterIcon() {
  return icon('m12 4-1.41 1.41L16.17 11H4v2h12.17l-5.58 5.59L12 20l8-8z');
}

function icon(path: string) {
  return (
    <SvgIcon fontSize="small">
      <path d={path} />
    </SvgIcon>
  );
}
