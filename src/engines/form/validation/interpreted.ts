/** A check that reads the schema: for those that arrive with an answer, under a policy that lets no code be made. */
import type { RJSFSchema } from '@rjsf/utils';
import Schema from 'typebox/schema';
import { Settings } from 'typebox/system';
import type { SchemaShape } from '../../binding/schema.ts';
import type { SchemaCheck } from './schema-check.ts';
import { keysOf, type SchemaError } from './schema-errors.ts';

// Everything that is wrong is said at once.
Settings.Set({ maxErrors: 10_000 });

type Part = Readonly<Record<string, unknown>>;

const at = (value: unknown, pointer: string): unknown =>
  keysOf(pointer).reduce((found, key) => (found as Part | undefined)?.[key], value);

/** A part may point into the whole. */
const within = (part: object, whole: object): object => {
  const { $defs, definitions } = whole as Part;
  return part === whole ? part : { ...($defs ? { $defs } : {}), ...(definitions ? { definitions } : {}), ...part };
};

/** Ajv says each missing value by itself; so does this. */
function apart(fault: SchemaError): readonly SchemaError[] {
  const { requiredProperties, dependencies } = fault.params;
  const missing = fault.keyword === 'required' ? requiredProperties : dependencies;
  if (!Array.isArray(missing)) return [fault];
  return missing.map((missingProperty: string) => ({ ...fault, params: { ...fault.params, missingProperty } }));
}

function faultsIn(part: object, data: unknown, whole: object): readonly SchemaError[] {
  const [, errors] = Schema.Errors(within(part, whole) as never, data);
  return (errors as unknown as readonly SchemaError[]).flatMap((fault) => {
    const parentSchema = at(part, fault.schemaPath);
    if (fault.keyword === 'if') return branchFaults(fault, parentSchema, data, whole);
    return fault.keyword === 'boolean' ? [] : apart({ ...fault, parentSchema });
  });
}

/** Only that a branch did not fit is known: why it did not is asked of the branch. */
function branchFaults(fault: SchemaError, parent: unknown, data: unknown, whole: object): readonly SchemaError[] {
  const branch = (parent as Part | undefined)?.[String(fault.params['failingKeyword'])];
  if (typeof branch !== 'object' || branch === null) return [fault];
  return faultsIn(branch, at(data, fault.instancePath), whole).map((inner) => ({
    ...inner,
    instancePath: fault.instancePath + inner.instancePath,
  }));
}

export function interpreted(schema: SchemaShape): SchemaCheck {
  return {
    faults: (data) => faultsIn(schema, data, schema),
    fits: (part: RJSFSchema, data, whole) => Schema.Check(within(part, whole) as never, data),
  };
}
