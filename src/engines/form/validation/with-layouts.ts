/** The check of a form whose open records are filled by layouts of the server: one half was compiled, the other is read. */
import { valueAt } from '../../../rules/path.ts';
import { type SchemaShape, schemaAt } from '../../binding/schema.ts';
import type { FormSectionPlan } from '../plan.ts';
import type { Checking, SchemaCheck } from './schema-check.ts';

export async function withLayouts(
  whole: Promise<SchemaCheck>,
  reading: () => Promise<Checking>,
  sections: readonly FormSectionPlan[],
  schema: SchemaShape,
): Promise<SchemaCheck> {
  const bases = [
    ...new Set(sections.flatMap(({ fields }) => fields.flatMap(({ base }) => (base === undefined ? [] : [base])))),
  ];
  if (bases.length === 0) return whole;
  const read = await reading();
  const parts = bases.map((base) => ({ base, check: read(schemaAt(schema, base) ?? {}) }));
  const { faults, fits } = await whole;
  return {
    fits,
    faults: (data) => [
      ...faults(data),
      ...parts.flatMap(({ base, check }) =>
        check.faults(valueAt(data, base) ?? {}).map((fault) => ({
          ...fault,
          instancePath: `/${base.replaceAll('.', '/')}${fault.instancePath}`,
        })),
      ),
    ],
  };
}
