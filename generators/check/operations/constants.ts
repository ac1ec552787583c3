/** A value that is always the same is one that its call takes. */
import type { TSchema } from 'typebox';
import { type InputShape, operationOf, type SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import { at, type Rule } from '../findings.ts';
import { faultOf } from './examples.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) =>
      inputs(part).flatMap(([name, schema, value]) => {
        const fault = faultOf(schema, value);
        if (fault === undefined) return [];
        return [
          {
            ...at(product, file, `constant(${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)})`),
            text: `"${name}" of ${(part['source'] as SourceShape).operation} does not take ${JSON.stringify(value)}: ${fault}.`,
          },
        ];
      }),
    ),
  );

/** Name, schema and value of every constant that the part hands to its call. */
function inputs(part: ManifestObject): readonly (readonly [string, TSchema, unknown])[] {
  const source = part['source'] as SourceShape | undefined;
  if (!source) return [];
  const { properties = {} } = operationOf(source).input as { readonly properties?: Readonly<Record<string, TSchema>> };
  const tree = (part['tree'] as { readonly children?: InputShape } | undefined)?.children;
  return Object.entries({ ...tree, ...(part['input'] as InputShape | undefined) }).flatMap(([name, binding]) => {
    const schema = properties[name];
    return schema && 'constant' in binding ? [[name, schema, binding.constant] as const] : [];
  });
}
