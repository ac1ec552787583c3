/** A field that its call cannot do without is always asked for: nobody could fill what he does not see. */
import {
  type FormFieldShape,
  fieldOf,
  type LongFormField,
  type SourceShape,
} from '../../../src/define/shapes/element-shapes.ts';
import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import { inputSchema, isOptional } from '../../../src/engines/binding/schema.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) => [
  ...Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      const source = part['source'] as SourceShape | undefined;
      if (!source || part['block'] === 'view') return [];
      return asked(part)
        .filter(({ field, when }) => when && !isOptional(inputSchema(source), field))
        .map(({ field }) => ({
          ...at(product, file, quoted(field)),
          text: `"${field}" is hidden by its when, but ${source.operation} cannot do without it. Ask for it always, or make the input optional.`,
        }));
    }),
  ),
  ...product.layouts.definitions
    .filter(({ IsRequired, HideEmpty }) => IsRequired && HideEmpty)
    .map(({ Name }) => ({
      file: 'src/server/layouts/reference',
      text: `"${Name}" is required and hidden while it is empty, so nobody can fill it. Leave HideEmpty or IsRequired away.`,
    })),
];

/** What the part asks for, where one of its fields says more than its name. */
function asked(part: ManifestObject): readonly LongFormField[] {
  const sections = listOf(part['sections']) as unknown as readonly { readonly fields?: unknown }[];
  return [part['fields'], part['ask'], ...sections.map(({ fields }) => fields)]
    .flatMap(listOf)
    .map((entry) => fieldOf<LongFormField>(entry))
    .filter(({ field }) => typeof field === 'string');
}

const listOf = (value: unknown): readonly FormFieldShape[] => (Array.isArray(value) ? value : []);
