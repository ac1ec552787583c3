/** Entities: schemas with a name, shared by operations. */
import type { TSchema } from 'typebox';

/** A schema that operations share, by its name. */
export function entity<const Name extends string, S extends TSchema>(
  name: Name,
  schema: S,
): S & { readonly title: Name } {
  // Descriptors, not a spread: TypeBox keeps the kind of a schema in properties that a spread may miss.
  const title = { value: name, enumerable: true, configurable: true, writable: true };
  return Object.create(Object.getPrototypeOf(schema), { ...Object.getOwnPropertyDescriptors(schema), title });
}
