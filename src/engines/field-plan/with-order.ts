/** Fields that ask for what comes one after the other, as the call that takes them declares it. */
import { type OrderShape, pairsOf } from '../../define/contract/order.ts';
import { listedPath } from '../../rules/path.ts';
import type { Elsewhere, FormFieldPlan, Neighbour } from './form-field-plan.ts';

const itself = (name: string): string | undefined => name;
const nowhere = (): Elsewhere | undefined => undefined;

type Ordered = Pick<FormFieldPlan, 'name' | 'follows' | 'precedes' | 'inLines'>;

/**
 * @param inputOf the input that takes a field, where it is called otherwise.
 * @param elsewhere what is known of an input that these fields do not ask for.
 */
export function withOrder<Field extends Ordered>(
  fields: readonly Field[],
  order: OrderShape | undefined,
  inputOf = itself,
  elsewhere: (input: string) => Elsewhere | undefined = nowhere,
): readonly Field[] {
  if (!order) return fields;
  const names = new Map(fields.map(({ name }) => [inputOf(name), name]));
  const neighbour = (input: string, isAfter: boolean): Neighbour => {
    const name = names.get(input);
    const other = name === undefined ? elsewhere(input) : undefined;
    return { name: name ?? input, isAfter, ...(other && { elsewhere: other }) };
  };
  const pairs = pairsOf(order);
  return fields.map((field) => {
    const input = inputOf(field.name) ?? '';
    const before = pairs.find(({ later }) => later === input);
    const after = pairs.filter(({ earlier, later }) => earlier === input && !names.has(later));
    const inside = pairs.filter(({ later }) => listedPath(later).list === input);
    return {
      ...field,
      ...(before && { follows: neighbour(before.earlier, before.isAfter) }),
      ...(after.length > 0 && { precedes: after.map(({ later, isAfter }) => neighbour(later, isAfter)) }),
      ...(inside.length > 0 && {
        inLines: inside.map(({ later, earlier, isAfter }) => ({
          earlier: listedPath(earlier).name,
          later: listedPath(later).name,
          isAfter,
        })),
      }),
    };
  });
}
