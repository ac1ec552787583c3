/** What a screen, an action, a panel or a column needs is held by somebody: by one of the roles that every installation begins with. */
import type { Needs } from '../../../src/define/contract/capability.ts';
import { actionsIn, objectsIn } from '../../../src/define/walk.ts';
import { screenGate } from '../../../src/engines/access/gate.ts';
import { actionGate } from '../../../src/engines/access/needs.ts';
import { meets } from '../../../src/rules/access/capabilities.ts';
import type { Product } from '../../product/product.ts';
import { at, type Finding, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) => [
    ...held(product, file, 'This screen', quoted(screen.path), screenGate(screen)),
    ...actionsIn(screen).flatMap((action) =>
      held(product, file, `The action "${action.label}"`, quoted(action.label), actionGate(action)),
    ),
    ...[...objectsIn(screen.body)].flatMap((part) =>
      part['needs'] === undefined || part['action']
        ? []
        : held(product, file, `"${nameOf(part)}"`, quoted(nameOf(part)), part['needs'] as Needs),
    ),
  ]);

const nameOf = (part: Readonly<Record<string, unknown>>): string =>
  String(part['title'] ?? part['field'] ?? 'This part');

function held(product: Product, file: string, what: string, wanted: string, needs: Needs): readonly Finding[] {
  if (product.roles.some((role) => meets(role.held, needs))) return [];
  const names = product.roles.map(({ name }) => name).join(', ');
  return [{ ...at(product, file, wanted), text: `${what} needs ${said(needs)}, which no role holds: ${names}.` }];
}

function said(needs: Needs): string {
  if (typeof needs === 'string') return needs;
  if ('can' in needs) return `${needs.can} ${needs.flags.join(' and ')}`;
  const [list, word] = 'any' in needs ? [needs.any, ' or '] : [needs.all, ' and '];
  return list.length ? list.map(said).join(word) : 'one of no rights';
}
