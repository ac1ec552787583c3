/** A condition tests something: at least one field, against at least one value, each once; and either(…) has a choice. */
import type { TestShape, WhereShape } from '../../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { repeated } from '../../product/field-names.ts';
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
  for (const [field, test] of Object.entries(where)) {
    const values = listOf(test);
    const [twice] = repeated((values ?? []).map((value) => JSON.stringify(value)));
    const fault =
      values?.length === 0
        ? `The condition gives no value for "${field}". Name the values that it may have.`
        : twice && `The condition gives ${twice} twice for "${field}". Keep one of them.`;
    if (fault) return { wanted: field, text: fault };
  }
  return undefined;
}

function listOf(test: TestShape): readonly unknown[] | undefined {
  const values = typeof test === 'object' && test !== null && 'not' in test ? test.not : test;
  return Array.isArray(values) ? values : undefined;
}

function eitherFault({ either }: { readonly either: readonly unknown[] }): Fault | undefined {
  const wanted = 'either(';
  if (either.length < 2)
    return {
      wanted,
      text: `either(…) has ${either.length || 'no'} condition. Give it two or more, or write where(…) alone.`,
    };
  const [twice] = repeated(either.map((each) => JSON.stringify(each)));
  return twice === undefined
    ? undefined
    : { wanted, text: `either(…) has the condition ${twice} twice. Keep one of them.` };
}
