/** Titles and labels say something. A view with a single section may leave its title empty. */

import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) => {
    const all = [...objectsIn(screen)];
    const single = new Set(all.flatMap(onlySection));
    return all
      .filter((part) => !single.has(part))
      .flatMap((part) =>
        ['title', 'label'].filter((key) => typeof part[key] === 'string' && (part[key] as string).trim() === ''),
      )
      .map((key) => ({
        ...at(product, file, `${key}: '`),
        text: `A ${key} is empty. Say what stands there, or leave the ${key} out where it may be left out.`,
      }));
  });

const onlySection = ({ layout }: ManifestObject): readonly unknown[] =>
  Array.isArray(layout) && layout.length === 1 ? layout : [];
