import { circle, ellipse, fade, HEIGHT, line, path, picture, rect, round, WIDTH } from './svg';
import type { Scene } from './outdoors';

const WALLS: [wall: string, table: string, cloth: string][] = [
  ['#f3e5d3', '#b9855a', '#e7d2b6'],
  ['#dfe9e4', '#8f6a50', '#c7d9cf'],
  ['#f6dcd2', '#a0694e', '#eec4b3'],
  ['#d9e3f0', '#7d6b66', '#bccde3'],
  ['#efe6f4', '#94705f', '#d9c9e4'],
  ['#fbeec1', '#9c7347', '#f2d98c'],
];
const FRUITS = ['#e4572e', '#f3a712', '#c8d63c', '#a93f55', '#f2c14e', '#d97ba6'];
const POTS = ['#c8674a', '#3f6f73', '#e0b25b', '#f4f0e6', '#5b4b8a', '#d98f77'];
const LEAVES = ['#2f7d5b', '#4c9a6a', '#1f5c47', '#7bb58a', '#5a8f3c'];

function shadow(x: number, y: number, across: number): string {
  return ellipse(x, y, across, across * 0.16, '#2b1d16', 0.2);
}

export const plants: Scene = (chance) => {
  const [wall, table, cloth] = chance.pick(WALLS);
  const window =
    rect(120, 90, 360, 430, '#ffffff', 12) +
    rect(140, 110, 155, 190, '#cfe6ef', 4) +
    rect(305, 110, 155, 190, '#cfe6ef', 4) +
    rect(140, 310, 155, 190, '#dff0e8', 4) +
    rect(305, 310, 155, 190, '#dff0e8', 4);
  const plant = (x: number, size: number) => {
    const pot = chance.pick(POTS);
    const kind = chance.whole(0, 2);
    const stems = Array.from({ length: kind === 1 ? 11 : 8 }, (_, index) => {
      const lean = (index - (kind === 1 ? 5 : 3.5)) * (kind === 1 ? 17 : 24) + chance.between(-8, 8);
      const height = chance.between(150, 300);
      const color = chance.pick(LEAVES);
      if (kind === 0)
        return `<g transform="rotate(${round(lean)})">${path(`M0 0C${-34} ${round(-height * 0.5)} -18 ${round(-height * 0.9)} 0 ${round(-height)}C18 ${round(-height * 0.9)} 34 ${round(-height * 0.5)} 0 0Z`, color)}${line(`M0 0V${round(-height * 0.9)}`, '#ffffff', 2, 0.3)}</g>`;
      if (kind === 1)
        return `<g transform="rotate(${round(lean)})">${path(`M-9 0Q-12 ${round(-height * 0.6)} 0 ${round(-height * 1.2)}Q12 ${round(-height * 0.6)} 9 0Z`, color)}</g>`;
      return `<g transform="rotate(${round(lean)})">${line(`M0 0Q14 ${round(-height * 0.5)} 0 ${round(-height)}`, '#3c6b45', 4)}${circle(0, -height, chance.between(24, 40), color)}${circle(12, -height * 0.66, chance.between(14, 24), color)}</g>`;
    }).join('');
    return `${shadow(x, 640, size * 96)}<g transform="translate(${round(x)} 640) scale(${round(size)})"><g transform="translate(0 -112)">${stems}</g>${path('M-74 -124H74L56 0H-56Z', pot)}${rect(-82, -138, 164, 30, pot, 6)}${rect(-82, -112, 164, 6, '#000000').replace('/>', ' opacity="0.12"/>')}</g>`;
  };
  const row = [plant(620, chance.between(0.8, 1.1)), plant(870, chance.between(1, 1.35)), plant(1090, chance.between(0.7, 1))].join('');
  return picture('', rect(0, 0, WIDTH, HEIGHT, wall) + window + rect(0, 630, WIDTH, 240, table) + rect(0, 630, WIDTH, 14, cloth) + row);
};

export const fruit: Scene = (chance) => {
  const [wall, table, cloth] = chance.pick(WALLS);
  const piece = (x: number, y: number, size: number) => {
    const color = chance.pick(FRUITS);
    return (
      circle(x, y, size, color) +
      ellipse(x - size * 0.34, y - size * 0.36, size * 0.28, size * 0.2, '#ffffff', 0.4) +
      line(`M${round(x)} ${round(y - size * 0.9)}q4 -16 14 -22`, '#5a3f2a', 6) +
      path(`M${round(x + 10)} ${round(y - size * 1.08)}q26 -16 40 4q-26 14 -40 -4Z`, '#4c8a50')
    );
  };
  const heap = Array.from({ length: 9 }, (_, index) =>
    piece(
      420 + (index % 5) * 100 + chance.between(-14, 14),
      500 - Math.floor(index / 5) * 86 + chance.between(-10, 10),
      chance.between(62, 78),
    ),
  ).join('');
  const bowl =
    path('M290 520H990C980 660 860 720 640 720C420 720 300 660 290 520Z', chance.pick(POTS)) +
    rect(270, 504, 740, 30, '#ffffff', 15).replace('/>', ' opacity="0.35"/>');
  const jug = `<g transform="translate(1090 ${640})">${path('M-64 60C-84 -40 -40 -90 -46 -190H46C40 -90 84 -40 64 60Z', chance.pick(POTS))}${line('M52 -150C120 -150 120 -40 68 -30', '#8a6d55', 16)}</g>`;
  const loose = piece(180, 690, 64) + piece(1150, 770, 54);
  return picture(
    fade('wall', [wall, cloth]),
    rect(0, 0, WIDTH, HEIGHT, 'url(#wall)') +
      rect(0, 600, WIDTH, 260, table) +
      shadow(640, 722, 360) +
      shadow(1090, 702, 90) +
      jug +
      heap +
      bowl +
      shadow(180, 752, 70) +
      loose,
  );
};

export const supper: Scene = (chance) => {
  const [, table, cloth] = chance.pick(WALLS);
  const plate = (x: number, y: number, size: number) => {
    const soup = chance.pick(['#e08e45', '#c8553d', '#7a9b57', '#f1d18a', '#b65c7a', '#8c5a3c']);
    const garnish = Array.from({ length: 18 }, () => {
      const [turn, far] = [chance.between(0, 6.3), chance.between(0, size * 0.6)];
      const [left, top] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
      return chance.isLucky(0.5)
        ? ellipse(left, top, chance.between(8, 20), chance.between(5, 10), chance.pick(LEAVES))
        : circle(left, top, chance.between(8, 22), chance.pick([...FRUITS, '#fff4dc']));
    }).join('');
    return (
      circle(x + 8, y + 14, size * 1.02, '#2b1d16', 0.18) +
      circle(x, y, size, '#fdfaf3') +
      circle(x, y, size * 0.84, '#efe7d8') +
      circle(x, y, size * 0.78, soup) +
      garnish
    );
  };
  const stripes = Array.from({ length: 12 }, (_, index) =>
    rect(index * 112, 0, 46, HEIGHT, '#ffffff').replace('/>', ' opacity="0.16"/>'),
  ).join('');
  const cutlery =
    line('M150 240V620M120 240V330Q150 370 180 330V240M150 240V300', '#d9d4cc', 12) +
    line('M1140 240V620M1140 240Q1180 300 1140 420', '#d9d4cc', 14);
  const glass =
    circle(1080, 160, 84, '#ffffff', 0.5) +
    circle(1080, 160, 66, chance.pick(['#f3c969', '#b23a5a', '#9fd0c7']), 0.85) +
    circle(1060, 140, 16, '#ffffff', 0.6);
  return picture(
    '',
    rect(0, 0, WIDTH, HEIGHT, chance.isLucky(0.5) ? table : cloth) +
      stripes +
      cutlery +
      plate(620, 440, 300) +
      plate(260, 150, 120) +
      glass +
      plate(1040, 730, 110),
  );
};

export const coffee: Scene = (chance) => {
  const [wall, table, cloth] = chance.pick(WALLS);
  const mug = chance.pick(POTS);
  const steam = [540, 600, 660]
    .map((x) => line(`M${x} 330C${x - 34} 280 ${x + 34} 240 ${x} 180C${x - 26} 140 ${x + 20} 110 ${x} 80`, '#ffffff', 12, 0.6))
    .join('');
  const cup = `${shadow(600, 640, 230)}${path('M430 370H770C770 520 740 640 600 640C460 640 430 520 430 370Z', mug)}${line('M762 420C860 410 860 540 740 550', mug, 30)}${ellipse(600, 372, 170, 34, '#fff8ec')}${ellipse(600, 374, 152, 26, '#6b432c')}${ellipse(580, 372, 70, 12, '#c99b6d', 0.8)}`;
  const books = ['#c8674a', '#3f6f73', '#e0b25b']
    .map(
      (color, index) =>
        rect(900 + index * 10, 600 - index * 46, 280 - index * 26, 42, color, 6) +
        rect(920 + index * 10, 612 - index * 46, 60, 6, '#ffffff', 3),
    )
    .join('');
  const cake =
    path('M140 640L330 640L330 560L140 600Z', '#e9b872') +
    path('M140 600L330 560L330 540L140 584Z', '#fff1dc') +
    circle(300, 536, 18, '#c33c54');
  const lamp =
    circle(1080, 210, 190, '#fff3c9', 0.45) +
    path('M990 250L1030 130H1130L1170 250Z', chance.pick(FRUITS)) +
    line('M1080 250V470', '#6b5844', 10);
  return picture(
    fade('wall', [wall, cloth]),
    rect(0, 0, WIDTH, HEIGHT, 'url(#wall)') + lamp + rect(0, 590, WIDTH, 270, table) + shadow(240, 644, 130) + cake + books + steam + cup,
  );
};

export const cutouts: Scene = (chance) => {
  const grounds = chance.shuffle(['#f4e3c3', '#e4572e', '#26547c', '#f3a712', '#7fb7a3', '#f0b7c0', '#3d3a5c', '#fdf6e8']);
  const cells = Array.from({ length: 6 }, (_, index) => {
    const [x, y] = [(index % 3) * (WIDTH / 3), Math.floor(index / 3) * (HEIGHT / 2)];
    const color = grounds[(index + 3) % grounds.length] ?? '#26547c';
    const [cx, cy, turn] = [x + WIDTH / 6, y + HEIGHT / 4, chance.between(0, 360)];
    const shapes = [
      Array.from(
        { length: 7 },
        (_, leaf) =>
          `<g transform="translate(${round(cx)} ${round(cy)}) rotate(${round(turn + leaf * 51)})">${path('M0 0C40 -50 34 -120 0 -170C-34 -120 -40 -50 0 0Z', color)}</g>`,
      ).join(''),
      path(
        `M${round(cx - 130)} ${round(cy + 90)}C${round(cx - 170)} ${round(cy - 110)} ${round(cx - 20)} ${round(cy - 190)} ${round(cx + 30)} ${round(cy - 70)}C${round(cx + 70)} ${round(cy + 20)} ${round(cx + 190)} ${round(cy - 70)} ${round(cx + 140)} ${round(cy + 80)}C${round(cx + 90)} ${round(cy + 180)} ${round(cx - 90)} ${round(cy + 190)} ${round(cx - 130)} ${round(cy + 90)}Z`,
        color,
      ),
      [150, 105, 62].map((radius, ring) => circle(cx, cy, radius, ring % 2 ? (grounds[index % grounds.length] ?? '#fff') : color)).join(''),
      Array.from({ length: 4 }, (_, wave) => line(`M${round(x + 50)} ${round(cy - 110 + wave * 72)}q80 -70 160 0t160 0`, color, 26)).join(
        '',
      ),
    ];
    return rect(x, y, WIDTH / 3 + 1, HEIGHT / 2 + 1, grounds[index % grounds.length] ?? '#f4e3c3') + chance.pick(shapes);
  });
  return picture('', cells.join(''));
};

export const quilt: Scene = (chance) => {
  const colors = chance.sample(['#1f4e5f', '#79a8a9', '#f4f7f7', '#e07a5f', '#f2cc8f', '#81b29a', '#3d405b', '#aacfd0', '#d9735b'], 5);
  const size = 142;
  let tiles = '';
  for (let y = 0; y < HEIGHT; y += size) {
    for (let x = 0; x < WIDTH; x += size) {
      const [ground, first, second] = chance.sample(colors, 3);
      const kind = chance.whole(0, 4);
      const shape =
        [
          path(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, first ?? ''),
          path(`M0 0L${size} ${size}H0Z`, first ?? ''),
          circle(size / 2, size / 2, size * 0.4, first ?? '') + circle(size / 2, size / 2, size * 0.2, second ?? ''),
          path(`M0 ${size / 2}A${size / 2} ${size / 2} 0 0 1 ${size} ${size / 2}Z`, first ?? '') +
            path(`M0 ${size}A${size / 2} ${size / 2} 0 0 1 ${size} ${size}Z`, second ?? ''),
          path(`M${size / 2} 0L${size} ${size / 2}L${size / 2} ${size}L0 ${size / 2}Z`, first ?? ''),
        ][kind] ?? '';
      tiles += `<g transform="translate(${x} ${y}) rotate(${chance.whole(0, 3) * 90} ${size / 2} ${size / 2})">${rect(0, 0, size + 1, size + 1, ground ?? '#fff')}${shape}</g>`;
    }
  }
  return picture('', tiles);
};
