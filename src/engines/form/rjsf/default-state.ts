/** What a form begins with where its schema names a least number of entries. */
import type { Experimental_DefaultFormStateBehavior, RJSFSchema } from '@rjsf/utils';

const isObject = (schema: RJSFSchema): boolean => schema.type === 'object' || schema.properties !== undefined;

/** A list of lines begins with as many as it needs; where single values are chosen or typed, nothing is there yet. */
export const defaultState: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: {
    computeSkipPopulate: (_, { items }) => typeof items === 'object' && !Array.isArray(items) && !isObject(items),
  },
};
