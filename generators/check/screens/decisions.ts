/** What the server decides is not decided again beside it: `may` alone names its field, and says its reason in words. */
import type { ConditionShape } from '../../../src/define/shapes/element-shapes.ts';
import { actionsIn } from '../../../src/define/walk.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    actionsIn(screen).flatMap(({ label, may, reason, when, locks = [] }) => {
      if (may === undefined) return [];
      const again = [
        ...(tests(when, may) ? ['when'] : []),
        ...(locks.some((lock) => tests(lock.while, may)) ? ['locks'] : []),
      ];
      return [
        ...again.map((word) => ({
          ...at(product, file, quoted(may)),
          text: `"${label}" asks for "${may}" in ${word} as well as in may, ${word === 'when' ? 'so its reason never shows' : 'so it has two reasons'}. Leave it to may.`,
        })),
        ...(reason?.trim() === ''
          ? [
              {
                ...at(product, file, 'reason:'),
                text: `The reason of "${label}" is empty. Say why "${may}" may be no, or leave the reason away: then the control is not there.`,
              },
            ]
          : []),
      ];
    }),
  );

function tests(condition: ConditionShape | undefined, field: string): boolean {
  if (condition === undefined) return false;
  return 'either' in condition
    ? condition.either.some((each) => tests(each, field))
    : Object.hasOwn(condition.where, field);
}
