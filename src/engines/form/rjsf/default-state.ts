/** What a form begins with where its schema names a least number of entries. */
import type { Experimental_DefaultFormStateBehavior, RJSFSchema } from '@rjsf/utils';

const isObject = (schema: RJSFSchema): boolean => schema.type === 'object' || schema.properties !== undefined;

/** A list of lines, or of values that the schema knows, begins with as many as it needs; where values are chosen or typed, nothing is there yet. */
export const defaultState: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: {
    computeSkipPopulate: (_, { items }) =>
      typeof items === 'object' && !Array.isArray(items) && !isObject(items) && items.default === undefined,
  },
};
