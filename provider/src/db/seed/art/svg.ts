import type { Chance } from '../chance';

export const WIDTH = 1280;
export const HEIGHT = 853;

/** The colours of one light: sky from top to horizon, the sun or moon, then land from far to near, and two accents. */
export type Palette = {
  name: string;
  sky: [string, string, string];
  light: string;
  land: [string, string, string, string, string];
  accents: [string, string];
  isNight: boolean;
};

export const palettes: Palette[] = [
  {
    name: 'dawn',
    sky: ['#7d8fc9', '#f3b8a8', '#ffe3c2'],
    light: '#fff3d6',
    land: ['#b9a7c4', '#947fa6', '#6d6590', '#4a4c72', '#2c3350'],
    accents: ['#f08a6b', '#ffd9a0'],
    isNight: false,
  },
  {
    name: 'noon',
    sky: ['#5fb0e5', '#a5d8f3', '#e6f6fb'],
    light: '#fffdf0',
    land: ['#b8dcc8', '#84c09c', '#58a27a', '#34805e', '#1f5c47'],
    accents: ['#f6b73c', '#e85d4a'],
    isNight: false,
  },
  {
    name: 'golden',
    sky: ['#f2a65a', '#f8c983', '#fdebc8'],
    light: '#fff6dc',
    land: ['#e3a46d', '#c47f50', '#9c5d42', '#703f37', '#472a2d'],
    accents: ['#2f6f73', '#fbe3b0'],
    isNight: false,
  },
  {
    name: 'dusk',
    sky: ['#2f2a66', '#a1508a', '#f79a75'],
    light: '#ffdca8',
    land: ['#8b5a91', '#69447f', '#4b336b', '#332654', '#1e193a'],
    accents: ['#ffb36b', '#f2678c'],
    isNight: false,
  },
  {
    name: 'night',
    sky: ['#0e1738', '#1d2f5f', '#3e5a8c'],
    light: '#f4f1dd',
    land: ['#2f4a77', '#243a61', '#1a2c4c', '#122038', '#0a1426'],
    accents: ['#ffd77a', '#7fd1c7'],
    isNight: true,
  },
  {
    name: 'mist',
    sky: ['#b7c8cf', '#d6e0e1', '#f1f1ea'],
    light: '#ffffff',
    land: ['#c1cfd0', '#9fb4b6', '#7b9699', '#58777c', '#3a575d'],
    accents: ['#d98b66', '#e9d8a6'],
    isNight: false,
  },
];

export function picture(defs: string, body: string, width = WIDTH, height = HEIGHT): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}

export function fade(id: string, colors: string[], isAcross = false): string {
  const stops = colors.map((color, index) => `<stop offset="${index / Math.max(1, colors.length - 1)}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${isAcross ? 1 : 0}" y2="${isAcross ? 0 : 1}">${stops}</linearGradient>`;
}

export function sky({ sky: colors }: Palette): { defs: string; body: string } {
  return { defs: fade('sky', colors), body: rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') };
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" rx="${radius}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" opacity="${opacity}"/>`;
}

export function ellipse(x: number, y: number, across: number, down: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}" fill="${fill}" opacity="${opacity}"/>`;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

export function line(d: string, stroke: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

/** Sun or moon with two soft rings. */
export function lamp(x: number, y: number, radius: number, { light }: Palette): string {
  return circle(x, y, radius * 2.6, light, 0.14) + circle(x, y, radius * 1.7, light, 0.22) + circle(x, y, radius, light);
}

export function stars(chance: Chance, amount: number, below: number): string {
  return Array.from({ length: amount }, () =>
    circle(chance.between(0, WIDTH), chance.between(0, below), chance.between(0.8, 2.6), '#ffffff', chance.between(0.35, 0.95)),
  ).join('');
}

export function clouds(chance: Chance, amount: number, fill: string, opacity: number): string {
  return Array.from({ length: amount }, () => {
    const [x, y, size] = [chance.between(60, WIDTH - 60), chance.between(60, 300), chance.between(34, 74)];
    return `<g opacity="${opacity}">${ellipse(x, y, size * 2, size * 0.5, fill)}${circle(x - size * 0.6, y - size * 0.3, size * 0.6, fill)}${circle(x + size * 0.4, y - size * 0.45, size * 0.75, fill)}</g>`;
  }).join('');
}

/** The rim of a hill: two waves of chance over each other, from edge to edge. */
export function ridge(chance: Chance, y: number, height: number, roughness: number, step = 20): [number, number][] {
  const [first, second, third] = [chance.between(0, 7), chance.between(0, 7), chance.between(0, 7)];
  const points: [number, number][] = [];
  for (let x = -step; x <= WIDTH + step; x += step) {
    const along = x / WIDTH;
    const lift =
      Math.sin(along * 5 + first) * 0.55 + Math.sin(along * 11 + second) * 0.28 + Math.sin(along * 31 + third) * 0.12 * roughness;
    points.push([x, y - lift * height]);
  }
  return points;
}

/** Everything from a rim down to the lower edge. */
export function land(points: [number, number][], fill: string, opacity = 1): string {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}L${WIDTH + 40} ${HEIGHT}L-40 ${HEIGHT}Z`, fill, opacity);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
