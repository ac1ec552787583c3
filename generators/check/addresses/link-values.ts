/** A link gives everything that the address of its screen must have. */

import { objectsIn } from '../../../src/define/walk.ts';
import { linking } from '../../product/linking.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const needed = new Map(
    Object.values(product.screens).map(({ path }) => {
      const [address = '', query = ''] = path.split(/\?(.*)/s);
      return [address, query.split('&').filter((name) => name && !name.endsWith('?'))];
    }),
  );
  return linking(product).flatMap(([file, manifest]) =>
    [...objectsIn(manifest)].flatMap((part) => {
      const target = part['go'];
      if (typeof target !== 'string') return [];
      const [address = '', query = ''] = target.split(/\?(.*)/s);
      const given = query.split('&').map((name) => name.replace(/\?$/, ''));
      return (needed.get(address) ?? [])
        .filter((name) => !given.includes(name))
        .map((name) => ({
          ...at(product, file, `'${target}'`),
          text: `The link does not give "${name}", which ${address} must have. Write go('${address}?${name}', { … }).`,
        }));
    }),
  );
};
