/** How a layout is written down: pages of containers of fields, one line a field. */
import { can, type ObjectType } from '../../../define/contract/capability.ts';
import type { FieldKindOptions, FieldKinds } from '../../../define/fields/field.ts';
import type { StoredField, StoredPage } from '../stored-field.ts';
import { texts } from './texts.ts';

type Container = StoredPage['Containers'][number];
type Rules = Omit<StoredField, 'Name' | 'DisplayValue' | 'DisplayTemplate' | 'Description' | 'With'>;

export interface Layout {
  readonly account_type: 'User' | 'Department' | 'Company' | 'Reseller' | 'Product';
  readonly view_name: string;
  /** '' for the generic layout of the account type. */
  readonly product_name: string;
  readonly pages: readonly StoredPage[];
}

export function field<K extends keyof FieldKinds>(
  Name: string,
  DisplayTemplate: K,
  words: string,
  rules: Rules & {
    readonly help?: string;
    readonly With?: K extends keyof FieldKindOptions ? FieldKindOptions[K] : never;
  } = {},
): StoredField {
  const { help, ...rest } = rules;
  return {
    Name,
    DisplayValue: texts(words),
    DisplayTemplate,
    ...(help ? { Description: texts(help) } : {}),
    ...rest,
  };
}

/** Rules of a field that asks for a right of its own to be read and to be changed. */
export const guarded = (objectType: ObjectType): Pick<StoredField, 'Needs'> => ({
  Needs: { Read: can(objectType, 'Read'), Update: can(objectType, 'Update') },
});

export const container = (Id: string, words: string, Fields: readonly StoredField[]): Container => ({
  Id,
  Name: Id,
  DisplayValue: texts(words),
  Fields,
});

export const page = (Id: string, words: string, Containers: readonly Container[]): StoredPage => ({
  Id,
  Name: Id,
  DisplayValue: texts(words),
  Containers,
});

/** The layout of the view that every account carries. */
export const generalLayout = (
  account_type: Layout['account_type'],
  pages: readonly StoredPage[],
  product_name = '',
): Layout => ({ account_type, view_name: 'General', product_name, pages });
