/** Names and addresses that stand in the product's own code: what contracts and links are compared with. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['src', 'manifests/screens'];
const address = /['"`#](\/[a-z][\w/-]*)/g;

export interface Used {
  readonly names: ReadonlySet<string>;
  /** Addresses to which the portal's own code and its mails lead. */
  readonly addresses: ReadonlySet<string>;
}

export function usedNames(root: string): Used {
  const names = new Set<string>();
  const addresses = new Set<string>();
  for (const room of rooms)
    for (const file of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(tsx?|sql)$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(root, room, file), 'utf8');
      for (const [name] of text.matchAll(/[A-Za-z_]\w+/g)) names.add(name);
      if (room === 'src') for (const [, path = ''] of text.matchAll(address)) addresses.add(path);
    }
  return { names, addresses };
}
