/** Field kinds that the server's layouts name are there, and what a kind is told is something it can be told. */

import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import { kindFor, kinds, templates } from '../../../src/rules/kinds/registry.ts';
import list, { type ItemsOptions, kindsOfItems } from '../../../src/rules/kinds/ValueList.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, quoted, type Rule } from '../findings.ts';
import { faultOf } from '../operations/examples.ts';

export const rule: Rule = (product) => [
  ...Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      if (typeof part['field'] !== 'string') return [];
      return [part, part['items'] as ManifestObject | undefined].flatMap((each) => {
        const as = each?.['as'];
        if (typeof as !== 'string') return [];
        const known = each === part ? Object.keys(kinds) : kindsOfItems;
        return fault(as, each?.['with'], known).map((text) => ({
          ...at(product, file, quoted(as)),
          text: `"${String(part['field'])}": ${text}`,
        }));
      });
    }),
  ),
  ...product.layouts.definitions.flatMap(({ Name, DisplayTemplate, With }) =>
    layoutFaults(DisplayTemplate, With).map((text) => ({
      file: 'src/server/layouts/reference',
      text: `"${Name}": ${text}`,
    })),
  ),
];

function layoutFaults(template: string, told: unknown): readonly string[] {
  const found = fault(template, told, templates);
  if (found.length > 0 || template !== list.kind) return found;
  const { as, with: inner } = (told ?? {}) as ItemsOptions;
  return as === undefined ? [] : fault(as, inner, kindsOfItems);
}

function fault(name: string, told: unknown, known: readonly string[]): readonly string[] {
  if (!known.includes(name)) return [`there is no field kind "${name}".${didYouMean(name, known)}`];
  if (told === undefined) return [];
  const { options } = kindFor(name);
  if (!options) return [`the kind ${name} can be told nothing.`];
  const wrong = faultOf(options, told);
  return wrong === undefined ? [] : [`what the kind ${name} is told does not fit: ${wrong}.`];
}
