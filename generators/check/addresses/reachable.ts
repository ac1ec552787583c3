/** Somebody can come to every screen: by a menu, a tab, a link, or because the portal itself leads there. */

import { objectsIn } from '../../../src/define/walk.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const { home, legacy, found, links, supportMessage } = product.shell;
  const led = new Set(
    [
      home,
      supportMessage,
      ...[...legacy, ...Object.values(found)].map(({ to }) => to),
      ...Object.values(links),
      ...product.ledTo,
    ].map(address),
  );
  const linked = (path: string, from: string) =>
    Object.entries(product.screens).some(
      ([file, screen]) =>
        file !== from && [...objectsIn(screen)].some((part) => part['go'] && address(String(part['go'])) === path),
    );
  return Object.entries(product.screens).flatMap(([file, { path, menu, tab, access }]) => {
    const own = address(path);
    if (menu || tab || access === 'public' || access === 'midLogin' || led.has(own) || linked(own, file)) return [];
    return [
      {
        ...at(product, file, quoted(path)),
        text: `Nobody can come here: no menu entry, tab or link leads to ${path.split('?')[0]}. Give it a menu entry or a tab, or link to it with go('${path.split('?')[0]}', …).`,
      },
    ];
  });
};

/** Names of parameters and letter case do not matter. */
const address = (path: string): string => (path.split('?')[0] ?? '').replace(/\$\w*/g, '$').toLowerCase();
