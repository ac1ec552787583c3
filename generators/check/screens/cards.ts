/** Cards come first only where there are some, and orders that people choose from have names that differ. */
import type { TableShape } from '../../../src/define/shapes/block-shapes.ts';
import { blocksOf } from '../../../src/define/walk.ts';
import { repeated } from '../../product/field-names.ts';
import { at, type Finding, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    blocksOf<TableShape>('table', screen).flatMap(({ display, cards, orders = [] }): Finding[] => [
      ...(display && !cards
        ? [
            {
              ...at(product, file, "display: 'cards'"),
              text: "display: 'cards' has no cards to show. Say in cards: { … } what stands on them, or leave display away.",
            },
          ]
        : []),
      ...repeated(orders.map(({ title }) => title)).map((title) => ({
        ...at(product, file, quoted(title), 1),
        text: `Two orders are titled "${title}", so nobody can tell them apart. Name each by what comes first.`,
      })),
      ...repeated(orders.map(({ by, direction }) => `${by} ${direction}`)).map((order) => ({
        ...at(product, file, quoted(order.split(' ')[0] ?? ''), 1),
        text: `"${order}" stands more than once in orders. Keep one of them.`,
      })),
    ]),
  );
