/** Old addresses that name a thing by another field than its id: a call finds the id. */
import type { Leaf, OrHint, TextInput, ValueAt } from './binding/paths.ts';
import type { PathParams } from './binding/route.ts';
import type { Source } from './contract/operation.ts';
import type { RowOf } from './contract/rows.ts';

export interface LegacyLookup {
  /** Today's address; its only parameter takes the id. */
  readonly to: `/${string}`;
  readonly source: { readonly operation: string };
  readonly input: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly equals: string;
  readonly id: string;
}

type IdField<Row> = OrHint<
  { [P in Leaf<Row>]: ValueAt<Row, P> extends string | number ? P : never }[Leaf<Row>],
  'no field of the rows can stand in an address'
>;

/**
 * An old address whose parameter is no id: a call finds the id.
 * `lookedUp('/account/$accountId/notifications', SearchAccounts, {}, { text: 'searchString', equals: 'AccountIdentificator', id: 'AccountId' })`
 */
export function lookedUp<const P extends `/${string}`, Input, Data, const Text extends TextInput<Input>>(
  to: [keyof PathParams<P>] extends [never] ? 'the address needs a parameter for the id' : P,
  source: Source<Input, Data, 'read'>,
  /** Other inputs of the call. */
  input: Partial<Omit<Input, Text>>,
  definition: {
    /** The input that takes the parameter of the old address. */
    readonly text: Text;
    /** The field of a row that is equal to it. */
    readonly equals: IdField<RowOf<Data>>;
    /** The field that today's address takes. */
    readonly id: IdField<RowOf<Data>>;
  },
): LegacyLookup {
  return { to, source, input, ...definition } as never;
}
