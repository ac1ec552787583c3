/** The services that the demo world's subscriptions are of; all of them are invented. */

export interface DemoProduct {
  readonly name: string;
  /** Per unit and month, in euro. */
  readonly price: number;
  readonly licensedPer: 'User' | 'Company' | 'Department';
  /** The most units that a company of a hundred takes. */
  readonly most: number;
  /** How often it is sold. */
  readonly weight: number;
}

const product = (
  name: string,
  price: number,
  licensedPer: DemoProduct['licensedPer'],
  most: number,
  weight: number,
): DemoProduct => ({ name, price, licensedPer, most, weight });

export const demoProducts: readonly DemoProduct[] = [
  product('Mailbox Business', 4.9, 'User', 120, 6),
  product('Backup Vault', 39, 'Company', 4, 5),
  product('Virtual Desktop Plus', 28.5, 'User', 60, 4),
  product('Endpoint Shield', 3.2, 'User', 150, 4),
  product('File Space Team', 6.4, 'User', 100, 4),
  product('Voice Connect', 7.9, 'User', 80, 3),
  product('Secure Gateway', 89, 'Company', 2, 2),
  product('Signature Desk', 11, 'User', 20, 2),
  product('Archive Ten', 24, 'Company', 3, 2),
  product('Meeting Room Pro', 19.9, 'Department', 12, 2),
  product('Domain & DNS Care', 2.5, 'Company', 15, 2),
  product('Code Forge', 15.5, 'User', 40, 1),
  product('Data Lake Starter', 149, 'Company', 1, 1),
];

/** Each as often as its weight. */
export const weightedProducts: readonly DemoProduct[] = demoProducts.flatMap((one) =>
  Array.from({ length: one.weight }, () => one),
);
