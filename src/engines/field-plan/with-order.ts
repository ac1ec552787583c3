/** Fields that ask for what comes one after the other, as the call that takes them declares it. */
import { followed, type OrderShape } from '../../define/contract/order.ts';
import type { FormFieldPlan } from './form-field-plan.ts';

const itself = (name: string): string | undefined => name;

/** `inputOf`: the input that takes a field, where it is called otherwise. */
export function withOrder<Field extends Pick<FormFieldPlan, 'name' | 'follows'>>(
  fields: readonly Field[],
  order: OrderShape | undefined,
  inputOf = itself,
): readonly Field[] {
  if (!order) return fields;
  const names = new Map(fields.map(({ name }) => [inputOf(name), name]));
  return fields.map((field) => {
    const follows = order[inputOf(field.name) ?? ''];
    if (!follows) return field;
    const { name, isAfter } = followed(follows);
    return { ...field, follows: { name: names.get(name) ?? name, isAfter } };
  });
}
