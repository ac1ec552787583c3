/** A check whose functions were made when the product was built: no compiler travels, none is allowed to run. */
import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import type { SchemaCheck } from './schema-check.ts';
import type { SchemaError } from './schema-errors.ts';

type Validate = ((data: unknown) => boolean) & { readonly errors?: readonly SchemaError[] | null };

/** What `virtual:validator/…` exports. */
export interface CompiledModule {
  /** A function for the whole schema, and one for each of its parts that a form may ask about. */
  readonly default: Readonly<Record<string, Validate>>;
  /** Which one is for the whole. */
  readonly whole: string;
}

/** A branch that rjsf makes up and that nothing fits. */
const junk = '_$junk_option_schema_id$_';

export function compiled({ default: functions, whole }: CompiledModule): SchemaCheck {
  const find = (name: string): Validate => {
    const found = functions[name];
    if (!found) throw new Error(`The compiled validator has no part "${name}"`);
    return found;
  };
  return {
    faults: (data) => {
      const validate = find(whole);
      return validate(data) ? [] : (validate.errors ?? []);
    },
    fits: (part: RJSFSchema, data) =>
      part.$id !== junk && find(part.$id !== undefined && part.$id in functions ? part.$id : hashForSchema(part))(data),
  };
}
