/** Inputs that come one after the other hold moments of one form: two days, two instants or two times of day of the same object or list. */

import { pairsOf } from '../../../src/define/contract/order.ts';
import { readable, type SchemaShape, schemaAt } from '../../../src/engines/binding/schema.ts';
import { timeOfDayPattern } from '../../../src/rules/format/time-of-day.ts';
import { listedPath } from '../../../src/rules/path.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.operations).flatMap(([file, { operation, order, input }]) =>
    pairsOf(order).flatMap(({ later, earlier }) => {
      const [one, other] = [later, earlier].map((path) => formOf(readable(input), path));
      const said = (text: string) => [{ ...at(product, file, quoted(later)), text }];
      if (listedPath(later).list !== listedPath(earlier).list)
        return said(
          `"${later}" and "${earlier}" of ${operation} do not stand in the same list, so neither comes first.`,
        );
      if (one === undefined)
        return said(`"${later}" of ${operation} is no day, instant or time of day, so it comes after nothing.`);
      if (one !== other)
        return said(
          `"${later}" of ${operation} is a ${one}, and "${earlier}" is not: only two of a kind have an order.`,
        );
      return [];
    }),
  );

/** What kind of moment the schema asks for. */
function formOf(input: SchemaShape, path: string): string | undefined {
  const { list, name } = listedPath(path);
  const schema = schemaAt(list === undefined ? input : (schemaAt(input, list)?.items ?? {}), name);
  if (schema?.format === 'date' || schema?.pattern === '^\\d{4}-\\d{2}-\\d{2}$') return 'day';
  if (schema?.format === 'date-time') return 'instant';
  return schema?.pattern === timeOfDayPattern ? 'time of day' : undefined;
}
