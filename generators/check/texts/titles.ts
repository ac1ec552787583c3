/** Titles and labels say something. */
import { objectsIn } from '../../../src/define/walk.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)]
      .flatMap((part) =>
        ['title', 'label'].filter((key) => typeof part[key] === 'string' && (part[key] as string).trim() === ''),
      )
      .map((key) => ({
        ...at(product, file, `${key}: '`),
        text: `A ${key} is empty. Say what stands there, or leave the ${key} out where it may be left out.`,
      })),
  );
