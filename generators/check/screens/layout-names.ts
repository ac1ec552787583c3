/** Views and fields that a manifest names of a server layout are in the layouts that the server has. */
import type { InputShape } from '../../../src/define/shapes/element-shapes.ts';
import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import type { Product } from '../../product/product.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Finding, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      if (part['layout'] !== 'server') return [];
      const view = (part['input'] as InputShape)['viewName'];
      const views = view && 'constant' in view ? [String(view.constant)] : [];
      return [
        ...unknown(product, file, 'view', views, product.layouts.views),
        ...unknown(product, file, 'field', namesIn(part), product.layouts.fields),
      ];
    }),
  );

/** The checked fields, and those whose values the checks take. */
const namesIn = (layout: ManifestObject): readonly string[] => {
  const checks = (layout['checks'] ?? {}) as Readonly<Record<string, ManifestObject>>;
  const taken = [...objectsIn(checks)].flatMap((part) => (typeof part['input'] === 'string' ? [part['input']] : []));
  return [...new Set([...Object.keys(checks), ...taken])];
};

const unknown = (
  product: Product,
  file: string,
  what: string,
  names: readonly string[],
  allowed: readonly string[],
): readonly Finding[] =>
  names
    .filter((name) => !allowed.includes(name))
    .map((name) => ({
      ...at(product, file, name),
      text: `No layout of the server has the ${what} "${name}".${didYouMean(name, allowed)}`,
    }));
