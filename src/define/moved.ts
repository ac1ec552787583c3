/** Old addresses and the places that answer them: parameters keep their names, and lists of values are read apart. */
import type { PathParams } from './binding/route.ts';

/** An old address as the router reads it. */
export interface MovedAddress {
  readonly moved: `/${string}`;
  readonly to: `/${string}`;
  /** The form of the last parameter: 'p:$page;ord:$sort(order);n:$find(base64)'. */
  readonly read?: string;
}

type Names<Address extends string> = keyof PathParams<Address> & string;

/** The names behind `$` in the form of a list. */
type NamesIn<Form extends string> = Form extends `${string}$${infer Rest}`
  ? (Rest extends `${infer Name}(${string}` ? Until<Name> : Until<Rest>) | NamesIn<Rest>
  : never;
type Until<Text extends string> = Text extends `${infer Name};${string}` ? Name : Text;

/** Parameters of the path; those behind `?` may be absent. */
type Needed<To extends string> = Names<To extends `${infer Path}?${string}` ? Path : To>;

/**
 * An old address and the place that answers it now. `read` says what stands in its last parameter, which may then be absent:
 * names and values in pairs; `(base64)` is a text in base64, `(order)` a field with ASC or DESC. A value that is broken is left out.
 * `moved('/Shop/$list', '/goods?page?&find?&sort?', { read: 'p:$page;ord:$sort(order);n:$find(base64)' })`
 */
export function moved<
  const From extends `/${string}`,
  const To extends `/${string}`,
  const Form extends string = never,
>(
  from: From,
  to: [Exclude<Needed<To>, Names<From>>] extends [never] ? To : 'a parameter that the old address lacks',
  ...[definition]: [Form] extends [never]
    ? []
    : [
        definition: {
          readonly read: [Exclude<NamesIn<Form>, Names<To>>] extends [never]
            ? Form
            : 'a name that the place does not take';
        },
      ]
): MovedAddress {
  return { moved: from, to, ...(definition as object | undefined) } as never;
}
