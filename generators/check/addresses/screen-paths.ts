/** One address, one screen: names of parameters and letter case do not tell two paths apart. */
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const first = new Map<string, string>();
  return Object.entries(product.screens).flatMap(([file, { path }]) => {
    const address = addressOf(path);
    const other = first.get(address);
    first.set(address, other ?? file);
    if (other === undefined) return [];
    return [
      {
        ...at(product, file, quoted(path)),
        text: `The address ${path} is already that of ${other}. Give one of the two screens another path.`,
      },
    ];
  });
};

const addressOf = (path: string): string =>
  (path.split('?')[0] ?? path)
    .replace(/\{-\$\w+\}/g, '{-$}')
    .replace(/\$\w+/g, '$')
    .toLowerCase();
