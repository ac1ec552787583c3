/** Every link leads to a screen. */

import { objectsIn } from '../../../src/define/walk.ts';
import { linking } from '../../product/linking.ts';
import type { Product } from '../../product/product.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Finding, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const { home, landing, legacy, found, links } = product.shell;
  return [
    ...linking(product).flatMap(([file, manifest]) =>
      [...objectsIn(manifest)].flatMap((part) =>
        typeof part['go'] === 'string' ? wrongTarget(product, file, part['go']) : [],
      ),
    ),
    ...wrongTarget(product, 'manifests/home.ts', home),
    ...Object.values(links).flatMap((path) => wrongTarget(product, 'manifests/shell.ts', path)),
    ...Object.values(found).flatMap(({ to }) => wrongTarget(product, 'manifests/found.ts', to)),
    ...legacy.flatMap(({ to }) => wrongTarget(product, 'manifests/legacy.ts', to)),
    // Old bookmarks spell it with a capital; the router does not mind (GUARD-15).
    ...(landing.toLowerCase() === home.toLowerCase() ? [] : wrongTarget(product, 'manifests/home.ts', landing)),
  ];
};

function wrongTarget(product: Product, file: string, target: string): readonly Finding[] {
  const paths = Object.values(product.screens).map((screen) => screen.path);
  const [address, query] = split(target);
  const screen = paths.find((path) => split(path)[0] === address);
  const place = at(product, file, `'${target}'`);
  if (screen === undefined) {
    const near = didYouMean(
      address,
      paths.map((path) => split(path)[0]),
    );
    return [{ ...place, text: `The link leads to ${address}, but no screen has this path.${near}` }];
  }
  const allowed = split(screen)[1];
  return query
    .filter((name) => !allowed.includes(name))
    .map((name) => ({
      ...place,
      text: `The link gives "${name}" to ${address}, which takes ${allowed.length ? allowed.join(', ') : 'nothing after ?'}.${didYouMean(name, allowed)}`,
    }));
}

/** '/a/$b?c&d?' is the address /a/$b with c and d. */
function split(path: string): readonly [string, readonly string[]] {
  const [address = '', query = ''] = path.split(/\?(.*)/s);
  const names = query.split('&').map((name) => name.replace(/\?$/, ''));
  return [address, names.filter(Boolean)];
}
