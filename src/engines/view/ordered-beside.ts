/** Fields of a record that stand in order with those of a section, and are edited in another one. */
import { pairsOf } from '../../define/contract/order.ts';
import type { EditRecordShape } from '../../define/shapes/block-shapes.ts';
import { operationOf } from '../../define/shapes/element-shapes.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import type { FieldPlan, SectionPlan } from '../field-plan/pages.ts';
import type { Reader } from './record-values.ts';

/** By the input that takes it. */
export type Beside = ReadonlyMap<string, { readonly field: FieldPlan; readonly value: unknown }>;

export function orderedBeside(
  edit: EditRecordShape,
  section: SectionPlan,
  sections: readonly SectionPlan[],
  reader: Pick<Reader, 'value'>,
): Beside {
  const inputOf = ({ name }: FieldPlan) => edit.fields?.[name];
  const own = new Set(section.fields.map(inputOf));
  const pairs = pairsOf(operationOf(edit.source).order).map(({ later, earlier }) => [later, earlier]);
  const partners = new Set(
    pairs
      .filter((pair) => pair.some((input) => own.has(input)))
      .flatMap((pair) => pair.filter((each) => !own.has(each))),
  );
  return new Map(
    sections
      .flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const input = inputOf(field);
        const value = reader.value(field.name);
        return input !== undefined && partners.has(input) && !isEmpty(value)
          ? [[input, { field, value }] as const]
          : [];
      }),
  );
}
