/** Rows whose head is a long text are called by its beginning. */
import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Donau-Schiff GmbH', 'Donau-Schiff GmbH'],
  ['', ''],
  ['Gate 3.\nRing twice.', 'Gate 3. …'],
  ['Gate 3.\n', 'Gate 3.'],
  ['🚢'.repeat(80), '🚢'.repeat(80)],
  ['🚢'.repeat(81), `${'🚢'.repeat(80)} …`],
  ['word '.repeat(20), `${'word '.repeat(16)}…`],
  [`Short ${'a'.repeat(90)}`, `Short ${'a'.repeat(74)} …`],
])('%j is called %j', (text, name) => {
  expect(shortName(text)).toBe(name);
});
