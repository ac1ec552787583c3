/** Old addresses with one parameter that is no id; apart from shell.ts, because the sign-in page does without them. */

/** An old address that names its thing by another field than its id: a call finds the id. */
export interface FoundAddress {
  readonly to: `/${string}`;
  /** Answers rows to a text. */
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The input that takes the parameter of the old address, and the field of a row that is equal to it. */
  readonly text: string;
  readonly equals: string;
  /** The field that the new address takes. */
  readonly id: string;
}

export const found: Readonly<Record<`/${string}`, FoundAddress>> = {
  '/Account/View/$accountIdentificator/Notifications': {
    to: '/account/$accountId/notifications',
    call: 'Account/SearchAccounts',
    input: { includeDepartment: true, showTerminatedAccounts: true },
    text: 'searchString',
    equals: 'AccountIdentificator',
    id: 'AccountId',
  },
};
