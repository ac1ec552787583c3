/** Holds values against a schema; there is one that was compiled when the product was built, and one that reads. */
import type { FormContextType, RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { SchemaShape, Values } from '../../binding/schema.ts';
import type { SchemaError } from './schema-errors.ts';

export interface SchemaCheck {
  /** Everything that is wrong with the data. */
  readonly faults: (data: unknown) => readonly SchemaError[];
  /** Does the data fit this part of the schema? Decides which branch of a choice stands. */
  readonly fits: (part: RJSFSchema, data: unknown, whole: RJSFSchema) => boolean;
}

/** Makes the check of a schema. */
export type Checking = (schema: SchemaShape) => SchemaCheck;

/** rjsf asks for branches alone: the form judges by itself what is wrong. */
export const asValidator = (check: SchemaCheck): ValidatorType<Values, RJSFSchema, FormContextType> => ({
  isValid: (part, data, whole) => check.fits(part, data, whole),
  rawValidation: <Result>(_schema: RJSFSchema, data: unknown) => ({ errors: check.faults(data) as Result[] }),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
});
