/** A kind of subject is kept by a table of the server. */
import { subjectInputs } from '../../../src/define/contract/subject.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.operations).flatMap(([file, { operation, subject }]) => {
    const kinds = new Set(subjectInputs(subject).map(({ kind }) => kind));
    return [...kinds]
      .filter((kind) => !product.subjects.includes(kind))
      .map((kind) => ({
        ...at(product, file, `${kind}:`),
        text: `${operation} is about a "${kind}", which no table keeps; known are ${product.subjects.join(', ')}.${didYouMean(kind, product.subjects)} A new kind is a line in its table: subject: { name: '${kind}', … } in src/server/db/tables.`,
      }));
  });
