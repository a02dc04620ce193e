import { circle, ellipse, line, path, picture, rect } from './svg';

export type Hair = 'short' | 'bob' | 'long' | 'bun' | 'curls' | 'afro' | 'bald' | 'scarf' | 'ponytail' | 'quiff' | 'waves' | 'braids';
export type Face = {
  ground: string;
  halo: string;
  skin: string;
  hair: Hair;
  hairColor: string;
  clothes: string;
  collar: string;
  glasses?: boolean;
  beard?: boolean;
  freckles?: boolean;
  earrings?: string;
};

const SIDE = 400;

/** A member's face: a flat portrait, drawn from back to front. */
export function drawPortrait(face: Face): string {
  const { ground, halo, skin, clothes, collar } = face;
  const shade = mix(skin, '#5a2a1a', 0.16);
  const body =
    path('M60 400C66 318 128 292 200 292C272 292 334 318 340 400Z', clothes) +
    path('M158 296C166 332 234 332 242 296L226 286H174Z', collar);
  const neck = path('M172 238H228V300C228 322 172 322 172 300Z', shade);
  const head =
    ellipse(126, 196, 15, 20, shade) +
    ellipse(274, 196, 15, 20, shade) +
    path('M126 176C126 118 158 92 200 92C242 92 274 118 274 176C274 236 242 276 200 276C158 276 126 236 126 176Z', skin);
  return picture(
    '',
    rect(0, 0, SIDE, SIDE, ground) +
      circle(200, 190, 158, halo) +
      hairBehind(face) +
      neck +
      body +
      head +
      features(face, shade) +
      hairInFront(face),
    SIDE,
    SIDE,
  );
}

function features({ skin, glasses, beard, freckles, hairColor, earrings }: Face, shade: string): string {
  const ink = '#2d1f1c';
  const eyes =
    ellipse(170, 188, 7, 9, ink) + ellipse(230, 188, 7, 9, ink) + circle(172.5, 185, 2.4, '#ffffff') + circle(232.5, 185, 2.4, '#ffffff');
  const browColor = hairColor === '#e9e4da' ? '#b9b0a2' : mix(hairColor, ink, 0.35);
  const brows = line('M154 166Q169 157 184 165M216 165Q231 157 246 166', browColor, 5);
  const cheeks = ellipse(152, 220, 17, 11, '#e4572e', 0.2) + ellipse(248, 220, 17, 11, '#e4572e', 0.2);
  const nose = line('M200 192C196 208 192 216 201 219', shade, 5);
  const smile =
    path('M176 238Q200 262 224 238Q200 246 176 238Z', '#ffffff') + line('M174 237Q200 263 226 237', mix(skin, '#7a1f1f', 0.55), 4.5);
  const whiskers = beard
    ? path(
        'M128 190C130 262 156 290 200 290C244 290 270 262 272 190C264 222 246 226 226 224Q200 216 174 224C154 226 136 222 128 190Z',
        hairColor,
      )
    : '';
  const spots = freckles
    ? [
        [150, 208],
        [160, 214],
        [168, 206],
        [232, 206],
        [240, 214],
        [250, 208],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 2.2, shade))
        .join('')
    : '';
  const frames = glasses
    ? `<g fill="#ffffff" fill-opacity="0.18" stroke="${ink}" stroke-width="5"><circle cx="169" cy="189" r="25"/><circle cx="231" cy="189" r="25"/></g>${line('M194 187Q200 183 206 187M144 184L130 180M256 184L270 180', ink, 5)}`
    : '';
  const rings = earrings ? circle(124, 222, 7, earrings) + circle(276, 222, 7, earrings) : '';
  return cheeks + spots + whiskers + eyes + brows + nose + smile + frames + rings;
}

function hairBehind({ hair, hairColor }: Face): string {
  switch (hair) {
    case 'long':
      return path('M108 186C98 92 146 66 200 66C254 66 302 92 292 186C290 262 304 312 286 340H114C96 312 110 262 108 186Z', hairColor);
    case 'waves':
      return path(
        'M108 190C92 90 150 62 204 64C262 66 306 100 294 190C316 226 286 250 304 288C288 316 262 308 250 300H150C138 308 112 316 96 288C114 250 84 226 108 190Z',
        hairColor,
      );
    case 'bob':
      return path('M106 190C100 96 146 66 200 66C254 66 300 96 294 190C296 232 292 256 280 264H120C108 256 104 232 106 190Z', hairColor);
    case 'bun':
      return circle(200, 58, 40, hairColor) + ellipse(200, 168, 90, 96, hairColor);
    case 'afro':
      return [
        [200, 104, 92],
        [130, 140, 56],
        [270, 140, 56],
        [116, 190, 40],
        [284, 190, 40],
        [160, 84, 54],
        [240, 84, 54],
      ]
        .map(([x, y, radius]) => circle(x ?? 0, y ?? 0, radius ?? 0, hairColor))
        .join('');
    case 'curls':
      return [
        [138, 116],
        [170, 90],
        [204, 82],
        [238, 92],
        [266, 120],
        [122, 152],
        [280, 154],
        [116, 188],
        [286, 190],
        [118, 224],
        [284, 226],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 30, hairColor))
        .join('');
    case 'ponytail':
      return path('M262 110C330 110 336 214 300 280C304 220 290 170 256 150Z', hairColor) + ellipse(200, 160, 84, 88, hairColor);
    case 'braids':
      return line('M126 190C112 240 124 290 116 344M274 190C288 240 276 290 284 344', hairColor, 26) + ellipse(200, 166, 88, 94, hairColor);
    case 'scarf':
      return path('M104 190C96 96 146 62 200 62C254 62 304 96 296 190C300 262 280 300 320 352H80C120 300 100 262 104 190Z', hairColor);
    default:
      return '';
  }
}

function hairInFront({ hair, hairColor }: Face): string {
  const dark = mix(hairColor, '#000000', 0.14);
  switch (hair) {
    case 'short':
      return path(
        'M120 180C112 106 152 74 204 76C258 78 288 112 280 180C274 152 262 138 244 130C214 142 166 140 146 132C132 142 124 158 120 180Z',
        hairColor,
      );
    case 'quiff':
      return (
        path(
          'M122 172C112 112 140 58 216 62C274 64 296 108 278 172C276 148 266 134 256 126C220 128 178 126 152 108C144 126 128 142 122 172Z',
          hairColor,
        ) + line('M160 96C186 80 226 78 254 92', dark, 5)
      );
    case 'long':
    case 'waves':
      return (
        path('M122 186C120 118 150 86 196 84C188 118 158 132 140 146C130 156 126 168 122 186Z', hairColor) +
        path('M278 186C280 118 250 86 196 84C214 116 244 130 262 146C270 156 274 168 278 186Z', hairColor)
      );
    case 'bob':
      return path('M120 184C118 110 150 80 200 80C250 80 282 110 280 184C272 160 266 150 258 144H142C134 150 128 160 120 184Z', hairColor);
    case 'bun':
    case 'ponytail':
    case 'braids':
      return (
        path('M120 178C118 112 152 82 200 82C248 82 282 112 280 178C268 138 240 118 200 118C160 118 132 138 120 178Z', hairColor) +
        (hair === 'braids' ? line('M200 84V118', dark, 4) : '')
      );
    case 'curls':
    case 'afro':
      return [
        [146, 122],
        [174, 106],
        [204, 102],
        [232, 108],
        [256, 124],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 24, hairColor))
        .join('');
    case 'scarf':
      return (
        path('M118 214C108 118 148 78 200 78C252 78 292 118 282 214C290 152 256 112 200 112C144 112 110 152 118 214Z', hairColor) +
        path('M122 232C134 282 168 300 200 300C232 300 266 282 278 232C292 300 250 330 200 330C150 330 108 300 122 232Z', hairColor) +
        line('M132 262C150 296 174 308 204 310M140 292C160 312 184 320 214 320', dark, 3)
      );
    case 'bald':
      return ellipse(172, 118, 26, 11, '#ffffff', 0.22);
  }
}

/** A colour on the way from one to another. */
function mix(from: string, to: string, share: number): string {
  const channel = (at: number) =>
    Math.round(parseInt(from.slice(at, at + 2), 16) * (1 - share) + parseInt(to.slice(at, at + 2), 16) * share);
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}
