/** A call names as its subject every input that is called like one, each under one kind: what is left out would be kept apart by nobody's test. */
import { subjectInputs } from '../../../src/define/contract/subject.ts';
import { repeated } from '../../product/field-names.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const named = namedInputs(product.operations);
  return Object.entries(product.operations).flatMap(([file, { operation, subject, input, needs }]) => {
    const inputs = subjectInputs(subject);
    const twice = repeated(inputs.map(({ path }) => path)).map((path) => ({
      ...at(product, file, 'subject:'),
      text: `The input "${path}" of ${operation} names ${kindsAt(inputs, path)}. It is the id of one thing: keep the right one.`,
    }));
    // Of whom nobody knows yet who he is nothing is known to be his.
    if (needs === 'anyone') return twice;
    const own = new Set(inputs.map(({ path }) => path.split('.')[0]?.replace('[]', '')));
    const { properties = {} } = input as { readonly properties?: Readonly<Record<string, unknown>> };
    const left = Object.keys(properties)
      .filter((name) => named.has(name) && !own.has(name))
      .map((name) => ({
        ...at(product, file, 'subject:'),
        text: `The input "${name}" names a ${named.get(name)} in other calls, and ${operation} does not say so. Write subject: { ${named.get(name)}: '${name}' }.`,
      }));
    return [...twice, ...left];
  });
};

const kindsAt = (inputs: ReturnType<typeof subjectInputs>, path: string): string =>
  inputs
    .filter((each) => each.path === path)
    .map(({ kind }) => kind)
    .join(' and ');

/** Inputs of the first level that other operations declare, with the kind they name. */
const namedInputs = (operations: Parameters<Rule>[0]['operations']): ReadonlyMap<string, string> =>
  new Map(
    Object.values(operations).flatMap(({ subject }) =>
      subjectInputs(subject).flatMap(({ kind, path }) => (/[.[]/.test(path) ? [] : [[path, kind] as const])),
    ),
  );
