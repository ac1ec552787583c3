/** The tabs under one record head have an order of their own each. */
import type { Screen } from '../../../src/define/screen.ts';
import { recordGroups } from '../../../src/shell/routing/record-groups.ts';
import { at, type Rule } from '../findings.ts';

interface Entry extends Pick<Screen, 'path' | 'tab'> {
  readonly file: string;
  readonly hasHeader: boolean;
}

export const rule: Rule = (product) => {
  const entries = Object.entries(product.screens).map(
    ([file, { path, tab, header: head }]): Entry => ({
      file,
      path,
      hasHeader: head !== undefined,
      ...(tab ? { tab } : {}),
    }),
  );
  return recordGroups(entries as never).flatMap((group) => {
    const tabs = group.screens.filter((screen) => screen.tab) as unknown as readonly Entry[];
    return tabs.flatMap((entry, index) => {
      const other = tabs.slice(0, index).find((each) => each.tab?.order === entry.tab?.order);
      if (!other) return [];
      return [
        {
          ...at(product, entry.file, 'tab:'),
          text: `The tab "${entry.tab?.title}" has the order ${entry.tab?.order} of "${other.tab?.title}" in ${other.file}. Give it another.`,
        },
      ];
    });
  });
};
