/** Which pictures the services of each category share, in which tones, and what they are called. */

import type { Category } from '../services/service.ts';
import { drawnWebp, type Rendered } from './render.ts';
import { type SceneName, scenes } from './scenes.ts';
import { size, type Tones } from './shapes.ts';

interface Album {
  readonly tones: Tones;
  readonly scenes: readonly SceneName[];
}

const album = (strong: string, soft: string, second: string, ...shown: readonly SceneName[]): Album => ({
  tones: { strong, soft, second },
  scenes: shown,
});

export const albums: Readonly<Record<Category, Album>> = {
  Workplace: album('#6b4bd8', '#b7a6ee', '#0f766e', 'screen', 'calendar', 'rings'),
  Mail: album('#2f6fde', '#a9c6f7', '#0d9488', 'list', 'chart', 'calendar'),
  Security: album('#b4352d', '#eaaea9', '#475569', 'nodes', 'rings', 'bars'),
  Backup: album('#0f766e', '#9dd3cc', '#c2841c', 'layers', 'chart', 'rings'),
  Communication: album('#0e7490', '#a5d8e4', '#7c5cd6', 'meeting', 'nodes', 'chart'),
  Data: album('#0369a1', '#a3cfe9', '#c2570c', 'table', 'bars', 'chart'),
  Development: album('#7e22ce', '#d3b3ee', '#0e7490', 'code', 'steps', 'bars'),
  Training: album('#c2570c', '#f2c19a', '#0d9488', 'lessons', 'rings', 'steps'),
};

/** By language, for those who cannot see them. */
export const sceneTitles: Readonly<Record<SceneName, string>> = {
  screen: 'Overview',
  chart: 'Use over time',
  rings: 'State at a glance',
  bars: 'Month by month',
  list: 'What has arrived',
  calendar: 'The week',
  nodes: 'What is connected',
  layers: 'Layer by layer',
  meeting: 'Together in a room',
  table: 'Tables and values',
  code: 'A change in review',
  steps: 'Step by step',
  lessons: 'Lessons',
};

export interface Picture extends Rendered {
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

export type Pictures = Readonly<Record<string, readonly Picture[]>>;

export async function drawPictures(): Promise<Pictures> {
  const drawn = Object.entries(albums).map(async ([category, { tones, scenes: shown }]) => {
    const pictures = shown.map(async (name) => {
      const key = `${category} ${name}`;
      return { ...(await drawnWebp(key, scenes[name](tones, key))), title: sceneTitles[name], ...size };
    });
    return [category, await Promise.all(pictures)] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
