/** The errors that an operation names stand in the catalogue. */
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.operations).flatMap(([file, operation]) =>
    operation.errors
      .filter((code) => !product.errors.includes(code))
      .map((code) => ({
        ...at(product, file, quoted(code)),
        text: `The error ${code} is not in the catalogue src/rules/errors/error-texts.ts.`,
      })),
  );
