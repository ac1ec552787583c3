/** The path is the name: an operation bears the name of its file. */
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.operations).flatMap(([file, { operation }]) => {
    const name = nameOf(file);
    if (operation === name) return [];
    return [
      {
        ...at(product, file, quoted(operation)),
        text: `The operation is called "${operation}", its file "${name}". Write operation('${name}', …) or move the file.`,
      },
    ];
  });

/** 'manifests/operations/Account/GetRoles.ts' is Account/GetRoles. */
const nameOf = (file: string): string => file.split('/').slice(-2).join('/').replace(/\.ts$/, '');
