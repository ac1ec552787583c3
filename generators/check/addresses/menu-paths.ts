/** A menu entry leads to one place, so its address has no parameter that must be given but those of the signed-in user. */
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, { path, menu }]) => {
    const [address = '', query = ''] = path.split(/\?(.*)/s);
    const needed = [
      ...address.split('/').filter((part) => part.startsWith('$') && !(part.slice(1) in product.shell.menuParameters)),
      ...query.split('&').filter((name) => name && !name.endsWith('?')),
    ];
    if (!menu || needed.length === 0) return [];
    return [
      {
        ...at(product, file, 'menu:'),
        text: `A menu entry cannot know ${needed.join(', ')} of ${path}. Take it from the session, or leave the entry out.`,
      },
    ];
  });
