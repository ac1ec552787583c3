/** A condition tests something: at least one field, against at least one value; and either(…) has a choice. */
import type { TestShape, WhereShape } from '../../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      const fault =
        'where' in part ? whereFault(part as never) : 'either' in part ? eitherFault(part as never) : undefined;
      return fault ? [{ ...at(product, file, fault.wanted), text: fault.text }] : [];
    }),
  );

interface Fault {
  readonly wanted: string;
  readonly text: string;
}

function whereFault({ where }: WhereShape): Fault | undefined {
  if (Object.keys(where).length === 0)
    return {
      wanted: 'where({})',
      text: 'The condition tests no field, so it always holds. Name a field, or leave it away.',
    };
  const [field] = Object.entries(where).find(([, test]) => isEmptyList(test)) ?? [];
  if (field === undefined) return undefined;
  return { wanted: `${field}`, text: `The condition gives no value for "${field}". Name the values that it may have.` };
}

function isEmptyList(test: TestShape): boolean {
  const values = typeof test === 'object' && test !== null && 'not' in test ? test.not : test;
  return Array.isArray(values) && values.length === 0;
}

const eitherFault = ({ either }: { readonly either: readonly unknown[] }): Fault | undefined =>
  either.length > 1
    ? undefined
    : {
        wanted: 'either(',
        text: `either(…) has ${either.length || 'no'} condition. Give it two or more, or write where(…) alone.`,
      };
