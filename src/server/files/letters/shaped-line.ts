/** Lines as glyphs with their places: HarfBuzz shapes each run, so Arabic joins and marks stand where they belong. */
import { Direction, Feature, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { BoundedCache } from '../../../rules/format/bounded-cache.ts';
import type { Face, Weight } from './faces.ts';
import { type Run, runsOf } from './runs.ts';

/** In thousandths of the size of the type. */
export interface Glyph {
  readonly glyph: number;
  readonly advance: number;
  readonly right: number;
  readonly up: number;
}

/** What cannot be parted: several letters in one glyph, or several glyphs of one letter. */
export interface Cluster {
  readonly text: string;
  readonly glyphs: Glyph[];
}

export interface ShapedLine {
  readonly runs: readonly { readonly face: Face; readonly clusters: readonly Cluster[] }[];
  readonly width: number;
  readonly missing: readonly string[];
}

/** Across documents: texts of invoices are the same again and again. */
const kept = new BoundedCache<ShapedLine>(20_000);

export const shapedLine = (text: string, weight: Weight = 400): ShapedLine =>
  kept.getOrCreate(`${weight}${text}`, () => shaped(text.normalize('NFC'), weight));

/** In the unit of `size`. */
export const widthOf = (text: string, size: number, weight?: Weight): number =>
  (shapedLine(text, weight).width * size) / 1000;

function shaped(text: string, weight: Weight): ShapedLine {
  // Digits of one width widen the hyphen too, so only amounts have them.
  const isAmount = !/\p{L}/u.test(text);
  const { runs, missing } = runsOf(text, weight);
  const drawn = runs.map((run) => ({ face: run.face, clusters: clustersOf(run, isAmount) }));
  const glyphs = drawn.flatMap(({ clusters }) => clusters.flatMap((cluster) => cluster.glyphs));
  return { runs: drawn, width: glyphs.reduce((sum, { advance }) => sum + advance, 0), missing };
}

const buffer = new ShapingBuffer();
const equalDigits = [new Feature('tnum', 1)];

function clustersOf({ face, text, level, script }: Run, isAmount: boolean): readonly Cluster[] {
  buffer.reset();
  buffer.addText(text);
  buffer.setScript(script ?? 'Zyyy');
  // From right to left, brackets are turned as well.
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(face.shaping, buffer, face.family === 0 && isAmount ? equalDigits : []);
  const found = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(found.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const clusters: Cluster[] = [];
  let last: number | undefined;
  for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of found) {
    const end = starts[starts.indexOf(cluster) + 1];
    if (cluster !== last) clusters.push({ text: text.slice(cluster, end), glyphs: [] });
    last = cluster;
    clusters.at(-1)?.glyphs.push({
      glyph: codepoint,
      advance: xAdvance * face.perUnit,
      right: xOffset * face.perUnit,
      up: yOffset * face.perUnit,
    });
  }
  return clusters;
}
