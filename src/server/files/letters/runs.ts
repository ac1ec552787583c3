/** Parts a line into runs of one direction, one face and one script, in the order in which they stand on paper (Unicode annex 9). */
import bidiFactory from 'bidi-js';
import { type Face, faceOf, familyFor, type Weight } from './faces.ts';

export interface Run {
  /** Odd from right to left. */
  readonly level: number;
  readonly face: Face;
  /** As HarfBuzz names it; undefined where only signs of all scripts stand in it. */
  script: Script | undefined;
  text: string;
}

export const bidi = bidiFactory();

const scripts = {
  Latn: /\p{scx=Latin}/u,
  Grek: /\p{scx=Greek}/u,
  Cyrl: /\p{scx=Cyrillic}/u,
  Arab: /\p{scx=Arabic}/u,
  Hebr: /\p{scx=Hebrew}/u,
  Hang: /\p{scx=Hangul}/u,
  Hani: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
} as const;

type Script = keyof typeof scripts;

/** Never begins a run. */
const follows = /\p{M}|\u200c|\u200d/u;
/** Stays in the run in which it stands, if its face has it. */
const floats = /[\p{Zs}\p{P}]/u;
/** Steers the directions and is not drawn itself. */
const silent = /[\u200e\u200f\u061c\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Cc}]/u;
const ofAllScripts = /\p{sc=Zyyy}|\p{sc=Zinh}/u;

/** Drawn for what no face has: an archive allows no missing glyph, and one odd name must stop nobody's invoice. */
const box = '\u25a1';

export interface Runs {
  readonly runs: readonly Run[];
  /** Characters that no face has. */
  readonly missing: readonly string[];
}

/** The first letter with a direction decides the direction of the whole. */
export function runsOf(text: string, weight: Weight): Runs {
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: Run[] = [];
  const missing: string[] = [];
  let at = 0;
  for (const written of text) {
    const level = levels[at] ?? 0;
    at += written.length;
    if (silent.test(written)) continue;
    const isKnown = familyFor(codeOf(written)) !== undefined;
    if (!isKnown) missing.push(written);
    addTo(runs, isKnown ? written : box, level, weight);
  }
  return { runs: inVisualOrder(runs), missing };
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

function addTo(runs: Run[], character: string, level: number, weight: Weight): void {
  const run = runs.at(-1);
  const code = codeOf(character);
  const script = scriptOf(character);
  if (run && belongs(run, { character, code, level, script })) {
    run.text += character;
    run.script ??= script;
    return;
  }
  const stays = run && floats.test(character) && run.face.hasCharacter(code);
  const face = stays ? run.face : faceOf(familyFor(code) ?? 0, weight);
  runs.push({ level, face, script, text: character });
}

interface Placed {
  readonly character: string;
  readonly code: number;
  readonly level: number;
  readonly script: Script | undefined;
}

function belongs(run: Run, { character, code, level, script }: Placed): boolean {
  if (follows.test(character) && run.face.hasCharacter(code)) return true;
  if (run.level !== level) return false;
  if (floats.test(character)) return run.face.hasCharacter(code);
  const sameScript = script === undefined || run.script === undefined || run.script === script;
  return sameScript && run.face.family === familyFor(code);
}

const known = new Map<string, Script | undefined>();

function scriptOf(character: string): Script | undefined {
  if (!known.has(character)) known.set(character, findScript(character));
  return known.get(character);
}

function findScript(character: string): Script | undefined {
  if (ofAllScripts.test(character)) return undefined;
  return (Object.keys(scripts) as Script[]).find((name) => scripts[name].test(character));
}

/** Rule L2, on whole runs: what stands in one is turned when it is shaped. */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
