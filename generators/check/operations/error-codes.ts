/** The errors that an operation names stand in the catalogue, are not those of every call, and are named once. */
import { isOfEveryCall } from '../../../src/rules/errors/catalogue.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.operations).flatMap(([file, { errors }]) =>
    errors.flatMap((code, index) => {
      const text = isOfEveryCall(code)
        ? `Every call may end with ${code}, so no operation names it.`
        : !product.errors.includes(code)
          ? `The error ${code} is not in the catalogue src/rules/errors.`
          : errors.indexOf(code) !== index
            ? `The error ${code} is named twice.`
            : undefined;
      return text === undefined ? [] : [{ ...at(product, file, quoted(code)), text }];
    }),
  );
