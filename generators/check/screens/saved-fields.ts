/** What is edited is shown where it is edited, and each field goes into an input of its own. */
import { shownSectionsOf, type ViewShape } from '../../../src/define/shapes/block-shapes.ts';
import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import { fieldNames, repeated } from '../../product/field-names.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) =>
      faultsOf(part).map(({ wanted, text }) => ({ ...at(product, file, wanted), text })),
    ),
  );

interface Fault {
  readonly wanted: string;
  readonly text: string;
}

function faultsOf(part: ManifestObject): readonly Fault[] {
  const [word, owner] = part['block'] === 'view' ? (['save', 'view'] as const) : (['edit', 'table'] as const);
  const fields = (part[word] as { readonly fields?: Readonly<Record<string, string>> } | undefined)?.fields;
  if (!fields) return [];
  if (Object.keys(fields).length === 0)
    return [{ wanted: 'fields: {}', text: `Nothing of this ${owner} can be edited: ${word} names no field.` }];
  const shown = owner === 'view' ? shownIn(part as unknown as ViewShape) : fieldNames(part['columns']);
  return [
    ...Object.keys(fields)
      .filter((field) => !shown.includes(field))
      .map((field) => ({
        wanted: `${field}:`,
        text: `"${field}" is edited and not shown; the ${owner} shows ${shown.join(', ')}.${didYouMean(field, shown)}`,
      })),
    ...repeated(Object.values(fields)).map((input) => {
      const into = Object.keys(fields).filter((field) => fields[field] === input);
      return {
        wanted: `'${input}'`,
        text: `${into.join(' and ')} are both saved into "${input}", where one of them is lost. Give each an input of its own.`,
      };
    }),
  ];
}

const shownIn = (view: ViewShape): readonly string[] =>
  shownSectionsOf(view).flatMap((section) => fieldNames(section.fields));
