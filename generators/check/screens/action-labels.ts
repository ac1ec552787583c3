/** Two actions of one menu can be told apart by their labels; of two with conditions a row is meant to offer one. */

import { objectsIn } from '../../../src/define/walk.ts';
import { repeated } from '../../product/field-names.ts';
import { at, quoted, type Rule } from '../findings.ts';

const menus = ['toolbar', 'actions', 'bulk', 'links'];

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) =>
      menus.flatMap((menu) =>
        repeated(labels(part[menu])).map((label) => ({
          ...at(product, file, quoted(label), 1),
          text: `Two actions in "${menu}" are labelled "${label}". Say in each what it does, and to what.`,
        })),
      ),
    ),
  );

const labels = (list: unknown): readonly string[] =>
  Array.isArray(list)
    ? [
        ...list.filter((action: Action) => !action.when),
        // Actions of one label that all have conditions stand for one.
        ...new Map(
          list.filter((action: Action) => action.when).map((action: Action) => [action.label, action]),
        ).values(),
      ].map((action: Action) => action.label)
    : [];

interface Action {
  readonly label: string;
  readonly when?: unknown;
}
