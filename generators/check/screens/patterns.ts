/** A pattern in a condition is one that can be read. */

import { objectsIn } from '../../product/walk.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      const fault = typeof part['pattern'] === 'string' ? faultOf(part['pattern']) : undefined;
      if (fault === undefined) return [];
      return [{ ...at(product, file, 'pattern:'), text: `The pattern cannot be read: ${fault}.` }];
    }),
  );

function faultOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
