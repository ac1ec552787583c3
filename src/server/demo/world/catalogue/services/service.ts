/** How the lists of services write one down: what it is and what it costs; its texts stand in a file for each language. */
import type { Glyph } from '../drawings/glyphs.ts';

export type Unit = 'User' | 'Device' | 'Mailbox' | 'GB' | 'Hour' | 'Message' | 'Department' | 'Company';

export interface Fees {
  /** Per unit and month, in euro; suggested to customers. */
  readonly price: number;
  readonly unit: Unit;
  /** What the vendor asks for it; three quarters of the price unless it says so. */
  readonly cost?: number;
  /** Months of commitment that are offered; one, twelve and thirty-six unless it says so. */
  readonly terms?: readonly (1 | 12 | 36)[];
  /** The price falls with 10, 25 and 100 units. */
  readonly bands?: true;
  /** Once, for each unit or for the subscription. */
  readonly setup?: readonly [price: number, cost: number, basis?: 'Unit' | 'Subscription'];
  /** Per subscription and month. */
  readonly base?: number;
  /** What is counted as it is used; the only fee where the price is 0. */
  readonly metered?: readonly [price: number, cost: number | null, unit: Unit, fee: string];
  /** From 2027-01-01 on the price is this one. */
  readonly nextYear?: number;
  /** From then on a hundred units and more cost so much by the month. */
  readonly nextYearFor100?: number;
}

export interface DemoService {
  /** Its key, under which subscriptions name it. */
  readonly key: string;
  /** The prefix of its vendor. */
  readonly vendor: string;
  readonly category: Category;
  readonly number: string;
  readonly glyph: Glyph;
  readonly colour: string;
  readonly tags: readonly string[];
  readonly licensedPer: 'User' | 'Department' | 'Company';
  readonly fees: Fees;
  readonly billing: 'Prorate' | 'WholePeriod';
  /** For the term, for so many months, or not at all. */
  readonly protection: 'Term' | number | undefined;
  readonly isLocking: boolean;
  readonly state: 'Draft' | 'Published' | 'Retired';
  /** Before the world's now. */
  readonly publishedDays: number;
  readonly changedDays: number;
  /** Keys of what a bundle is made of. */
  readonly parts: readonly string[];
  /** Keys of what a subscription may go over to, wholly or also in part. */
  readonly upgrades: Readonly<Record<string, 'Full' | 'Partial'>>;
}

export type Category =
  | 'Workplace'
  | 'Mail'
  | 'Security'
  | 'Backup'
  | 'Communication'
  | 'Data'
  | 'Development'
  | 'Training';

type Given = Pick<DemoService, 'number' | 'glyph' | 'colour' | 'tags' | 'fees'> &
  Partial<Omit<DemoService, 'key' | 'vendor' | 'category'>>;

export const servicesOf =
  (category: Category) =>
  (key: string, vendor: string, given: Given): DemoService => ({
    key,
    vendor,
    category,
    licensedPer: given.fees.unit === 'Company' || given.fees.unit === 'Department' ? given.fees.unit : 'User',
    billing: 'Prorate',
    protection: undefined,
    isLocking: false,
    state: 'Published',
    publishedDays: 400,
    changedDays: 60,
    parts: [],
    upgrades: {},
    ...given,
  });
