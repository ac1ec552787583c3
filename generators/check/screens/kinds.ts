/** Field kinds that the server's layouts name are there, and what a kind is told is something it can be told. */

import { objectsIn } from '../../../src/define/walk.ts';
import { kindFor, kinds, templates } from '../../../src/rules/kinds/registry.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, quoted, type Rule } from '../findings.ts';
import { faultOf } from '../operations/examples.ts';

export const rule: Rule = (product) => [
  ...Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      if (typeof part['field'] !== 'string' || typeof part['as'] !== 'string') return [];
      return fault(part['as'], part['with'], Object.keys(kinds)).map((text) => ({
        ...at(product, file, quoted(part['as'] as string)),
        text: `"${String(part['field'])}": ${text}`,
      }));
    }),
  ),
  ...product.layouts.definitions.flatMap(({ Name, DisplayTemplate, With }) =>
    fault(DisplayTemplate, With, templates).map((text) => ({
      file: 'src/server/layouts/reference',
      text: `"${Name}": ${text}`,
    })),
  ),
];

function fault(name: string, told: unknown, known: readonly string[]): readonly string[] {
  if (!known.includes(name)) return [`there is no field kind "${name}".${didYouMean(name, known)}`];
  if (told === undefined) return [];
  const { options } = kindFor(name);
  if (!options) return [`the kind ${name} can be told nothing.`];
  const wrong = faultOf(options, told);
  return wrong === undefined ? [] : [`what the kind ${name} is told does not fit: ${wrong}.`];
}
