/** Actions can be told apart by their labels: two of one menu, and in the question before one its two answers. */

import { objectsIn } from '../../../src/define/walk.ts';
import { repeated } from '../../product/field-names.ts';
import { at, quoted, type Rule } from '../findings.ts';

const menus = ['toolbar', 'actions', 'bulk', 'links'];

export const rule: Rule = (product) => [...repeatedLabels(product), ...answersAlike(product)];

const repeatedLabels: Rule = (product) =>
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

/** What lets the deed be where the manifest says nothing else. */
const usual = 'Cancel';

/** "Cancel" beside "Cancel job" does not say which of them keeps the job. */
const answersAlike: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      const label = part['label'] ?? part['submit'];
      const { confirm, ask } = part as { confirm?: string | { reject?: string }; ask?: unknown };
      if (typeof label !== 'string' || (confirm === undefined && ask === undefined && part['tone'] !== 'danger'))
        return [];
      const reject = (typeof confirm === 'object' ? confirm.reject : undefined) ?? usual;
      const [verb] = reject.toLowerCase().split(' ');
      if (label.toLowerCase().split(' ')[0] !== verb) return [];
      return [
        {
          ...at(product, file, quoted(label)),
          text: `The question before "${label}" has the answers "${reject}" and "${label}", which begin alike. Say in "confirm" what lets it be: reject: 'Keep …'.`,
        },
      ];
    }),
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
