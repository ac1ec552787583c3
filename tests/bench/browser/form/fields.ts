/** The form of the benchmark: sections of ten leaves, with a nested object, choices, ranges, patterns and required values. */
import type { SchemaShape } from '../../../../src/engines/binding/schema.ts';

export interface Leaf {
  /** Names from the section down: ['place', 'city']. */
  readonly path: readonly string[];
  readonly title: string;
  readonly schema: SchemaShape & { readonly enum?: readonly string[]; readonly pattern?: string };
  readonly required?: true;
  /** Only there while another leaf of its section has this value. */
  readonly when?: { readonly leaf: string; readonly is: string | boolean };
}

const kinds = ['Small', 'Medium', 'Large', 'Huge'];
const text = (more: object = {}) => ({ type: 'string', ...more });

const plain: readonly Leaf[] = [
  { path: ['name'], title: 'Name', schema: text({ minLength: 2, maxLength: 200 }), required: true },
  { path: ['code'], title: 'Code', schema: text({ pattern: '^[A-Z]{2}-[0-9]+$' }), required: true },
  { path: ['contact'], title: 'Contact', schema: text({ maxLength: 60 }) },
  { path: ['kind'], title: 'Kind', schema: { type: 'string', enum: kinds }, required: true },
  { path: ['level'], title: 'Level', schema: { type: 'string', enum: ['Low', 'High'] } },
  { path: ['count'], title: 'Count', schema: { type: 'integer', minimum: 0, maximum: 100 }, required: true },
  { path: ['price'], title: 'Price', schema: { type: 'number', minimum: 0 } },
  { path: ['active'], title: 'Active', schema: { type: 'boolean' } },
  { path: ['place', 'street'], title: 'Street', schema: text({ minLength: 1 }), required: true },
  { path: ['place', 'city'], title: 'City', schema: text({ maxLength: 40 }) },
];
const conditions: Readonly<Record<string, Leaf['when']>> = {
  price: { leaf: 'kind', is: 'Large' },
  level: { leaf: 'active', is: true },
};
const conditional = plain.map((leaf): Leaf => {
  const when = conditions[leaf.path[0] ?? ''];
  return when ? { ...leaf, when } : leaf;
});

export interface FormSize {
  readonly fields: number;
  /** Two leaves of each section depend on others of it. */
  readonly conditional: boolean;
}

export interface BenchForm {
  readonly sections: readonly string[];
  readonly leaves: readonly Leaf[];
  readonly data: Readonly<Record<string, SectionData>>;
}
export type SectionData = Readonly<Record<string, unknown>>;

/** One section in ten breaks two rules, which are seen when it is sent. */
const isWrong = (index: number): boolean => index % 10 === 3;
export const wrongValues = ({ fields }: FormSize): number => Math.ceil((fields / 10 - 3) / 10) * 2;
/** The section in whose name somebody types; the conditions of odd sections do not hold yet. */
export const middle = ({ fields }: FormSize): number => Math.floor(fields / 20) | 1;
export const nameOf = (index: number): string => `Name ${index}`;

export function makeForm({ fields, conditional: some }: FormSize): BenchForm {
  const sections = Array.from({ length: fields / 10 }, (_, index) => `section${index}`);
  return {
    sections,
    leaves: some ? conditional : plain,
    data: Object.fromEntries(sections.map((key, index) => [key, sectionData(index)])),
  };
}

const sectionData = (index: number): SectionData => ({
  name: nameOf(index),
  code: isWrong(index) ? 'wrong' : `AB-${index}`,
  contact: `Contact ${index}`,
  kind: index % 2 === 0 ? 'Large' : 'Small',
  level: 'Low',
  count: isWrong(index) ? 500 : index % 100,
  price: index / 4,
  active: index % 2 === 0,
  place: { street: `Street ${index}`, city: `City ${index}` },
});

export const valueAt = (data: SectionData, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as SectionData | undefined)?.[name], data);

/** Fields that are in the page before anything is typed. */
export const shownAtFirst = ({ sections, leaves, data }: BenchForm): number =>
  sections.reduce((sum, key) => sum + leaves.filter((leaf) => holds(leaf, data[key] ?? {})).length, 0);

export const holds = ({ when }: Leaf, data: SectionData): boolean => !when || data[when.leaf] === when.is;
