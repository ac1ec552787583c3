/** A call names as its subject every input that is called like one: what is left out would be kept apart by nobody's test. */
import { subjectInputs } from '../../../src/define/contract/subject.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const named = namedInputs(product.operations);
  return Object.entries(product.operations).flatMap(([file, { operation, subject, input, needs }]) => {
    // Of whom nobody knows yet who he is nothing is known to be his.
    if (needs === 'anyone') return [];
    const own = new Set(subjectInputs(subject).map(({ path }) => path.split('.')[0]?.replace('[]', '')));
    const { properties = {} } = input as { readonly properties?: Readonly<Record<string, unknown>> };
    return Object.keys(properties)
      .filter((name) => named.has(name) && !own.has(name))
      .map((name) => ({
        ...at(product, file, 'subject:'),
        text: `The input "${name}" names a ${named.get(name)} in other calls, and ${operation} does not say so. Write subject: { ${named.get(name)}: '${name}' }.`,
      }));
  });
};

/** Inputs of the first level that other operations declare, with the kind they name. */
const namedInputs = (operations: Parameters<Rule>[0]['operations']): ReadonlyMap<string, string> =>
  new Map(
    Object.values(operations).flatMap(({ subject }) =>
      subjectInputs(subject).flatMap(({ kind, path }) => (/[.[]/.test(path) ? [] : [[path, kind] as const])),
    ),
  );
