/** Addresses: the parameters that a path names, read from its text. */

type Segment<Part> = Part extends `$${infer Name}`
  ? { [K in Name]: string }
  : Part extends `{-$${infer Name}}`
    ? { [K in Name]?: string }
    : {};

type Segments<Text> = Text extends `${infer First}/${infer Rest}` ? Segment<First> & Segments<Rest> : Segment<Text>;

type Query<Text> = Text extends `${infer First}&${infer Rest}`
  ? Query<First> & Query<Rest>
  : Text extends `${infer Name}?`
    ? { [K in Name]?: string }
    : { [K in Text & string]: string };

/** '/service/$serviceId/{-$pricelistId}?tab&page?' gives serviceId, tab (required) and pricelistId, page (optional). */
export type PathParams<Text extends string> = (
  Text extends `${infer Before}?${infer After}`
    ? Segments<Before> & Query<After>
    : Segments<Text>
) extends infer T
  ? { [K in keyof T]: T[K] }
  : never;

/** Refuses other notations by a property that nobody gives and that says what to write. */
export type WellFormed<Text extends string> = Text extends `${string}{${infer Name}}${string}`
  ? Name extends `-$${string}`
    ? unknown
    : { readonly 'wrong path': `write $${Name}, not {${Name}}` }
  : Text extends `${string}:${infer Name}`
    ? { readonly 'wrong path': `write $${Name}, not :${Name}` }
    : unknown;
