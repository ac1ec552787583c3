/** Numbers are such as a screen can use: widths in pixels, orders, seconds between two questions. */

import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import { at, type Rule } from '../findings.ts';

const bounds = {
  width: { from: 40, to: 1200, says: 'pixels' },
  order: { from: 0, to: 999, says: 'whole numbers' },
  every: { from: 5, to: 3600, says: 'seconds' },
} as const;

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) =>
      Object.entries(bounds).flatMap(([key, { from, to, says }]) => {
        const value = part[key];
        if (typeof value !== 'number' || (key === 'width' && spans(part, value))) return [];
        if (value >= from && value <= to && Number.isInteger(value)) return [];
        return [
          {
            ...at(product, file, `${key}: ${value}`),
            text: `${key} is ${value}; allowed are ${from} to ${to} ${says}.`,
          },
        ];
      }),
    ),
  );

/** A panel and an asked field span columns: one to three. */
const spans = (part: ManifestObject, value: number): boolean =>
  [1, 2, 3].includes(value) && (part['body'] !== undefined || part['field'] !== undefined);
