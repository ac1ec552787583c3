/** One change of a service: who, when, what, from what to what. */
import { Type } from 'typebox';
import { entity } from '#define';

/** Columns, and tables of what was added or removed as a whole. */
const fieldWords = {
  service: 'Service',
  product_name: 'Key',
  vendor_sku: 'Vendor’s SKU',
  product_number: 'Product number',
  category: 'Category',
  licensed_per: 'Licensed per',
  state: 'Status',
  tags: 'Tags',
  currency: 'Currency',
  billing_rule: 'Billing',
  price_protection: 'Price protection',
  protection_months: 'Protected months',
  is_locking: 'A running term cannot be left',
  connector_id: 'Connector',
  icon_path: 'Icon',
  display_name: 'Name',
  summary: 'Summary',
  description_html: 'Description',
  service_file: 'File',
  title: 'Title',
  language: 'Language',
  path: 'Content',
  item: 'Item',
  names: 'Names',
  fee_type: 'Fee type',
  basis: 'Basis',
  unit: 'Unit',
  commitment_months: 'Months of term',
  billing: 'Payment',
  is_required: 'Required',
  item_cost: 'Purchase price',
  purchase_price: 'Purchase price',
  item_srp: 'Suggested price',
  srp: 'Suggested price',
  min_quantity: 'From quantity',
  valid_from_date: 'Valid from',
  valid_until_date: 'Valid until',
  service_bundle_part: 'Bundle part',
  quantity: 'Quantity',
  service_upgrade: 'Upgrade',
  kind: 'Kind',
  service_field: 'Field',
  stage: 'Stage',
  definition: 'Definition',
  service_data_source: 'Data source',
  cache_seconds: 'Kept for seconds',
  other: 'Something else',
} as const;
export type ChangedField = keyof typeof fieldWords;
export const isChangedField = (field: string): field is ChangedField => Object.hasOwn(fieldWords, field);

export const ServiceChange = entity(
  'ServiceChange',
  Type.Object({
    Id: Type.Integer(),
    ChangedUtc: Type.String(),
    /** As in the audit log; absent for what no call did. */
    Event: Type.Optional(Type.String()),
    UserName: Type.Optional(Type.String()),
    /** Who worked in that name. */
    ImpersonatorName: Type.Optional(Type.String()),
    Kind: Type.Enum(['Added', 'Changed', 'Removed'], {
      type: 'string',
      words: { Added: 'New', Changed: 'Changed', Removed: 'Taken away' },
    }),
    Field: Type.Enum(Object.keys(fieldWords) as ChangedField[], { type: 'string', words: fieldWords }),
    /** Which of several: the name of an item, the title of a file, the key of another service. */
    What: Type.Optional(Type.String()),
    /** Of a text. */
    Language: Type.Optional(Type.String()),
    Before: Type.Optional(Type.String()),
    After: Type.Optional(Type.String()),
  }),
);
