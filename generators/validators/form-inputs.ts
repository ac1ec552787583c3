/** The calls for whose input somebody is asked, with the schema of that input: each gets a compiled validator. */
import type { Screen } from '../../src/define/screen.ts';
import { operationOf, type SourceShape } from '../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../src/define/walk.ts';
import { screenFiles } from '../product/all-screens.ts';

const asks = (part: Readonly<Record<string, unknown>>): boolean =>
  part['block'] === 'form' || part['block'] === 'ask' || Array.isArray(part['ask']);

export function formInputs(screens: readonly Screen[]): Readonly<Record<string, object>> {
  const sources = screens.flatMap((screen) => [...objectsIn(screen)].filter(asks).map((part) => part['source']));
  const operations = sources.filter(Boolean).map((source) => operationOf(source as SourceShape));
  return Object.fromEntries(operations.map(({ operation, input }) => [operation, input as object]));
}

export const inputs = formInputs(Object.values(screenFiles));
