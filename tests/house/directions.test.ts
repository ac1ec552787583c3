/** Styles speak of start and end, never of left and right: the portal stands mirrored where people read the other way. */
import { expect, it } from 'vitest';
import { files, textOf } from './files.ts';

const physical = [
  /(?:margin|padding|border)-(?:left|right)\b/,
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /(?:text-align|float)\s*:\s*(?:left|right)/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
];
/** What only some browsers know by this name: `var(--as-parent)` is for all. */
const unnamed = /text-align\s*:\s*match-parent/;
/** Half way across is half way across from either side. */
const centred = /(?:^|\s)left: 50%;/;
const comments = /\/\*[\s\S]*?\*\//g;

it.each(files.filter((file) => /^src\/.*\.css$/.test(file)))('%s names no side of the screen', (file) => {
  const lines = textOf(file).replace(comments, '').split('\n');
  expect(lines.filter((line) => unnamed.test(line))).toEqual([]);
  expect(lines.filter((line) => !centred.test(line) && physical.some((each) => each.test(line)))).toEqual([]);
});
