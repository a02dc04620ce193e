import type { Chance } from '../chance';
import {
  circle,
  clouds,
  ellipse,
  fade,
  HEIGHT,
  lamp,
  land,
  line,
  path,
  picture,
  rect,
  ridge,
  round,
  sky,
  stars,
  WIDTH,
  type Palette,
} from './svg';

export type Scene = (chance: Chance, palette: Palette) => string;

function backdrop(chance: Chance, palette: Palette, lampHeight: [number, number]): { defs: string; body: string } {
  const { defs, body } = sky(palette);
  const decoration = palette.isNight ? stars(chance, 130, 480) : clouds(chance, chance.whole(1, 4), palette.light, 0.5);
  return {
    defs,
    body: body + lamp(chance.between(220, 1060), chance.between(...lampHeight), chance.between(38, 66), palette) + decoration,
  };
}

function pine(x: number, y: number, size: number, fill: string): string {
  const tier = (up: number, half: number) =>
    `M${round(x)} ${round(y - size * (up + 0.45))}L${round(x + size * half)} ${round(y - size * up)}H${round(x - size * half)}Z`;
  return (
    rect(x - size * 0.03, y - size * 0.1, size * 0.06, size * 0.12, fill) + path(tier(0.06, 0.26) + tier(0.28, 0.2) + tier(0.5, 0.14), fill)
  );
}

function birds(chance: Chance, fill: string): string {
  const [x, y] = [chance.between(240, 980), chance.between(120, 300)];
  return Array.from({ length: chance.whole(3, 7) }, (_, index) => {
    const [left, top, size] = [x + index * chance.between(26, 46), y + chance.between(-30, 30), chance.between(8, 15)];
    return line(
      `M${round(left - size)} ${round(top - size * 0.4)}Q${round(left - size * 0.3)} ${round(top - size)} ${round(left)} ${round(top)}Q${round(left + size * 0.3)} ${round(top - size)} ${round(left + size)} ${round(top - size * 0.4)}`,
      fill,
      2.6,
      0.75,
    );
  }).join('');
}

export const hills: Scene = (chance, palette) => {
  const { defs, body } = backdrop(chance, palette, [140, 320]);
  const layers = palette.land.map((color, index) => {
    const points = ridge(chance, 400 + index * 92, 96 - index * 9, 0.5);
    const trees =
      index < 2
        ? ''
        : chance
            .sample(points, 5 + index * 3)
            .map(([x, y]) => pine(x, y + 8, chance.between(30, 52) + index * 14, palette.land[Math.min(4, index + 1)] ?? color))
            .join('');
    return trees + land(points, color);
  });
  return picture(defs, body + birds(chance, palette.land[4]) + layers.join(''));
};

export const mountains: Scene = (chance, palette) => {
  const { defs, body } = backdrop(chance, palette, [130, 260]);
  const peak = (x: number, y: number, half: number, color: string, snow: number) => {
    const cap = half * snow;
    const slope = (HEIGHT - 200 - y) / half;
    const mountain = path(`M${round(x - half)} ${HEIGHT - 200}L${round(x)} ${round(y)}L${round(x + half)} ${HEIGHT - 200}Z`, color);
    const shade = path(`M${round(x)} ${round(y)}L${round(x + half)} ${HEIGHT - 200}H${round(x - half * 0.1)}Z`, palette.land[3], 0.28);
    const white = path(
      `M${round(x)} ${round(y)}l${round(cap)} ${round(cap * slope)}l${round(-cap * 0.5)} ${round(-cap * 0.35)}l${round(-cap * 0.45)} ${round(cap * 0.6)}l${round(-cap * 0.45)} ${round(-cap * 0.6)}l${round(-cap * 0.6)} ${round(cap * slope - cap * 0.6 + cap * 0.95)}Z`,
      palette.light,
      palette.isNight ? 0.55 : 0.9,
    );
    return mountain + shade + white;
  };
  const range = [0.1, 0.34, 0.6, 0.86].map((at, index) =>
    peak(
      WIDTH * at + chance.between(-60, 60),
      chance.between(190, 330),
      chance.between(250, 360),
      palette.land[index % 2] ?? palette.land[0],
      0.2,
    ),
  );
  const shore = land(ridge(chance, 640, 22, 0.8), palette.land[2]);
  const water =
    rect(0, 668, WIDTH, 185, 'url(#lake)') +
    Array.from({ length: 22 }, () =>
      rect(chance.between(0, WIDTH), chance.between(684, 840), chance.between(40, 190), 3, palette.light, 2).replace(
        '/>',
        ' opacity="0.25"/>',
      ),
    ).join('');
  const front = Array.from({ length: 9 }, () =>
    pine(chance.between(-20, 460), chance.between(790, 860), chance.between(130, 240), palette.land[4]),
  ).join('');
  return picture(defs + fade('lake', [palette.sky[2], palette.sky[0]]), body + range.join('') + shore + water + front);
};

export const sea: Scene = (chance, palette) => {
  const { defs, body } = sky(palette);
  const x = chance.between(380, 900);
  const sun = lamp(x, 400, chance.between(56, 84), palette);
  const glitter = Array.from({ length: 26 }, (_, index) =>
    rect(x - chance.between(10, 70 + index * 4), 452 + index * 13, chance.between(30, 130), 4, palette.light, 2).replace(
      '/>',
      ' opacity="0.55"/>',
    ),
  ).join('');
  const waves = palette.land
    .slice(1)
    .map((color, index) => land(ridge(chance, 570 + index * 76, 14 + index * 4, 1), color, 0.72))
    .join('');
  const boatX = chance.between(200, 1050);
  const boat = `<g transform="translate(${round(boatX)} 500)">${path('M-52 0H52L36 24H-36Z', palette.land[4])}${path('M-3 -8V-104L54 -14Z', palette.light)}${path('M-9 -8V-84L-42 -14Z', palette.accents[0])}</g>`;
  const isle = land(
    ridge(chance, 462, 26, 0.4).map(([left, y]): [number, number] => [left, left < 480 ? y - (480 - left) * 0.12 : 470]),
    palette.land[0],
    0.8,
  );
  const veil = palette.isNight ? stars(chance, 110, 380) : clouds(chance, 3, palette.light, 0.5);
  return picture(
    defs + fade('water', [palette.sky[2], palette.land[1], palette.land[3]]),
    body + sun + veil + isle + rect(0, 450, WIDTH, 410, 'url(#water)') + glitter + boat + birds(chance, palette.land[4]) + waves,
  );
};

export const forest: Scene = (chance, palette) => {
  const { defs, body } = backdrop(chance, palette, [160, 300]);
  const depth = palette.land.slice(0, 4).map((color, index) => {
    const trunks = Array.from({ length: 9 - index }, () =>
      pine(chance.between(-20, WIDTH + 20), 560 + index * 84, chance.between(250, 380) + index * 56, color),
    ).join('');
    return trunks + land(ridge(chance, 560 + index * 78, 18, 0.6), color);
  });
  const way = path(
    `M${560} ${HEIGHT}C600 760 720 740 690 680C670 640 640 640 650 610L668 610C676 640 720 650 740 690C770 750 700 780 760 ${HEIGHT}Z`,
    palette.accents[1],
    0.8,
  );
  const flies = Array.from({ length: 16 }, () =>
    circle(chance.between(60, 1220), chance.between(480, 800), chance.between(2, 5), palette.accents[0], 0.85),
  ).join('');
  return picture(defs, body + depth.join('') + way + flies);
};

export const desert: Scene = (chance, palette) => {
  const { defs, body } = backdrop(chance, palette, [150, 300]);
  const dunes = palette.land.slice(0, 4).map((color, index) => {
    const rim = ridge(chance, 470 + index * 96, 56, 0.1);
    return (
      land(rim, color) +
      land(
        rim.map(([x, y]): [number, number] => [x, y + 30 + Math.max(0, Math.sin(x / 170 + index) * 46)]),
        palette.land[Math.min(4, index + 1)] ?? color,
        0.32,
      )
    );
  });
  const cactus = (x: number, y: number, size: number) =>
    line(
      `M${x} ${y}V${y - size}M${x} ${y - size * 0.4}H${x - size * 0.28}V${y - size * 0.7}M${x} ${y - size * 0.3}H${x + size * 0.26}V${y - size * 0.58}`,
      palette.land[4],
      size * 0.13,
    );
  const plants = [
    cactus(chance.whole(120, 420), 770, 220),
    cactus(chance.whole(820, 1120), 700, 140),
    cactus(chance.whole(560, 760), 640, 80),
  ].join('');
  return picture(defs, body + birds(chance, palette.land[4]) + dunes.join('') + plants);
};

export const city: Scene = (chance, palette) => {
  const { defs, body } = backdrop(chance, palette, [130, 260]);
  const row = (base: number, color: string, lit: number) => {
    let blocks = '';
    for (let x = -30; x < WIDTH;) {
      const [width, height] = [chance.between(64, 132), chance.between(130, 390)];
      blocks +=
        rect(x, base - height, width, height + 400, color, 3) +
        (chance.isLucky(0.3) ? rect(x + width / 2 - 3, base - height - 46, 6, 50, color) : '');
      for (let wy = base - height + 20; wy < base + 90; wy += 30)
        for (let wx = x + 13; wx < x + width - 18; wx += 24)
          if (chance.isLucky(lit)) blocks += rect(wx, wy, 10, 15, chance.pick(palette.accents), 1);
      x += width + chance.between(0, 18);
    }
    return blocks;
  };
  const lit = palette.isNight ? 0.5 : palette.name === 'dusk' ? 0.4 : 0.16;
  const river =
    rect(0, 740, WIDTH, 120, 'url(#river)') +
    Array.from({ length: 40 }, () =>
      rect(chance.between(0, WIDTH), chance.between(750, 845), chance.between(16, 90), 3, palette.accents[1], 2).replace(
        '/>',
        ' opacity="0.4"/>',
      ),
    ).join('');
  const bridge =
    line('M-20 742C260 590 520 590 760 742M120 742V664M260 742V632M400 742V632M540 742V652M660 742V692', palette.land[4], 9) +
    rect(-20, 736, WIDTH + 40, 12, palette.land[4]);
  return picture(
    defs + fade('river', [palette.sky[1], palette.land[3]]),
    body + row(610, palette.land[0], 0.06) + row(690, palette.land[2], lit) + row(770, palette.land[3], lit) + river + bridge,
  );
};

export const balloons: Scene = (chance, palette) => {
  const { defs, body } = backdrop(chance, palette, [150, 280]);
  const colors = ['#e4572e', '#f3a712', '#4a7c8c', '#a8c686', '#8f5ea8', '#f6f0e0'];
  const balloon = (x: number, y: number, size: number) => {
    const [main, stripe] = chance.sample(colors, 2);
    return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size)})">${path('M0 -60C40 -60 56 -30 50 -4C44 22 20 36 14 52H-14C-20 36 -44 22 -50 -4C-56 -30 -40 -60 0 -60Z', main ?? '#e4572e')}${path('M0 -60C18 -60 24 -30 22 -4C20 22 9 36 6 52H-6C-9 36 -20 22 -22 -4C-24 -30 -18 -60 0 -60Z', stripe ?? '#f6f0e0')}${line('M-12 54L-9 68M12 54L9 68', palette.land[4], 1.6)}${rect(-10, 68, 20, 14, '#7a4f35', 3)}</g>`;
  };
  const fleet = Array.from({ length: chance.whole(4, 7) }, (_, index) =>
    balloon(120 + index * 190 + chance.between(-50, 50), chance.between(160, 470), chance.between(0.7, 1.9)),
  ).join('');
  return picture(
    defs,
    body +
      land(ridge(chance, 620, 70, 0.5), palette.land[1]) +
      land(ridge(chance, 710, 50, 0.5), palette.land[2]) +
      fleet +
      land(ridge(chance, 790, 36, 0.5), palette.land[3]),
  );
};

export const garden: Scene = (chance, palette) => {
  const { defs, body } = backdrop(chance, palette, [150, 280]);
  const petals = ['#f2678c', '#f6b73c', '#ffffff', '#c77dd6', '#ef6f53'];
  const flower = (x: number, y: number, size: number) => {
    const color = chance.pick(petals);
    const ring = Array.from({ length: 6 }, (_, index) =>
      ellipse(x + Math.cos(index * 1.047) * size * 0.62, y + Math.sin(index * 1.047) * size * 0.62, size * 0.46, size * 0.46, color),
    ).join('');
    return (
      line(
        `M${round(x)} ${round(y)}Q${round(x + chance.between(-20, 20))} ${round(y + 120)} ${round(x + chance.between(-10, 10))} ${HEIGHT}`,
        palette.land[3],
        size * 0.16,
      ) +
      ring +
      circle(x, y, size * 0.36, '#fbe3a0')
    );
  };
  const meadow = land(ridge(chance, 560, 40, 0.4), palette.land[1]) + land(ridge(chance, 640, 30, 0.4), palette.land[2]);
  const bed = Array.from({ length: 46 }, () => ({ x: chance.between(0, WIDTH), y: chance.between(600, 810) }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }) => flower(x, y, (y - 540) / 8))
    .join('');
  return picture(defs, body + meadow + bed);
};
