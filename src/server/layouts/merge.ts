/** What the layout of a product is made of: its own pages, the fields of its service, and what every product has (VIEW-2, VIEW-3). */
import { texts } from './reference/texts.ts';
import type { StoredContainer, StoredField, StoredPage } from './stored-field.ts';

/** A field of a service, as layouts ask for it. */
export interface ServiceField {
  readonly stage: 'Order' | 'Running' | 'Both';
  readonly field: StoredField;
}

export const fieldsOf = (page: StoredPage): readonly StoredField[] => page.Containers.flatMap(({ Fields }) => Fields);

const named = (pages: readonly StoredPage[]): Set<string> => new Set(pages.flatMap(fieldsOf).map(({ Name }) => Name));

/**
 * The generic containers join the first product page, after its own; one with the id of a product container is skipped (VIEW-8). Where
 * both have a field of one name, the product's stands.
 */
export function mergePages(product: readonly StoredPage[], generic: readonly StoredPage[]): readonly StoredPage[] {
  const [first, ...others] = product;
  if (!first) return generic;
  const own = new Set(product.flatMap((page) => page.Containers.map(({ Id }) => Id)));
  const added = generic.flatMap((page) => page.Containers).filter(({ Id }) => !own.has(Id));
  const taken = named(product);
  const left = added.map((container) => ({
    ...container,
    Fields: container.Fields.filter(({ Name }) => !taken.has(Name)),
  }));
  return [{ ...first, Containers: [...first.Containers, ...left] }, ...others];
}

const configuration = texts('Configuration');
const container: Omit<StoredContainer, 'Fields'> = {
  Id: 'serviceFields',
  Name: 'serviceFields',
  DisplayValue: configuration,
};

/**
 * The pages of a product with the fields of its service behind what its first page has; without pages of its own they are the first of a
 * page that is called as the generic one. A name that stands in one of these layouts is no service’s.
 */
export function withServiceFields(
  product: readonly StoredPage[],
  generic: readonly StoredPage[],
  fields: readonly ServiceField[],
): readonly StoredPage[] {
  const reserved = named([...product, ...generic]);
  const Fields = fields.map(storedField).filter(({ Name }) => !reserved.has(Name));
  if (Fields.length === 0) return product;
  const added: StoredContainer = { ...container, Fields };
  const [first, ...others] = product;
  if (first) return [{ ...first, Containers: [...first.Containers, added] }, ...others];
  return [
    {
      Id: 'service',
      Name: 'service',
      DisplayValue: generic[0]?.DisplayValue ?? configuration,
      Containers: [added],
    },
  ];
}

/** What was asked for with the order alone is read afterwards, where it was answered. */
function storedField({ stage, field }: ServiceField): StoredField {
  const isAsked = stage !== 'Running' && field.IsReadOnly !== true;
  return {
    ...field,
    AtCreation: isAsked,
    ...(stage === 'Order' && { IsReadOnly: true, HideEmpty: true }),
  };
}
