/** Where long texts go on in the next line (Unicode annex 14). */
import LineBreaker from 'linebreak';
import type { Weight } from './faces.ts';
import { bidi } from './runs.ts';
import { widthOf } from './shaped-line.ts';

const rightToLeft = /[\u0590-\u08ff]/;
const graphemes = new Intl.Segmenter('und');

/** At least one line. A piece that is wider than a line is cut between letters. */
export function linesOf(text: string, room: number, size: number, weight?: Weight): readonly string[] {
  const lines: string[] = [];
  const fits = (line: string): boolean => widthOf(line.trimEnd(), size, weight) <= room;
  let line = '';
  for (const { piece, isEnd } of piecesOf(text)) {
    if (!fits(line + piece)) {
      if (line) lines.push(line.trimEnd());
      line = '';
    }
    for (const part of fits(line + piece) ? [piece] : lettersOf(piece)) {
      if (line && !fits(line + part)) {
        lines.push(line);
        line = '';
      }
      line += part;
    }
    if (!isEnd) continue;
    lines.push(line.trimEnd());
    line = '';
  }
  if (line || lines.length === 0) lines.push(line.trimEnd());
  return lines.length > 1 && rightToLeft.test(text) ? lines.map((each) => directionOf(text) + each) : lines;
}

function* piecesOf(text: string): Generator<{ readonly piece: string; readonly isEnd: boolean }> {
  const breaker = new LineBreaker(text);
  let last = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    yield { piece: text.slice(last, found.position), isEnd: found.required && found.position < text.length };
    last = found.position;
  }
}

const lettersOf = (piece: string): readonly string[] => [...graphemes.segment(piece)].map(({ segment }) => segment);

/** A mark that gives each of its lines the direction of the whole. */
const directionOf = (text: string): string =>
  (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? '\u200f' : '\u200e';
