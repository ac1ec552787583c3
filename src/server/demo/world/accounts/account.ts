/** The accounts of the demo world while it is being made. */
import type { AccountTypeName } from '../../../../rules/accounts/rights.ts';
import type { RoleName } from '../../../access/standard/roles.ts';
import type { Country } from '../country.ts';

export interface DemoAccount {
  readonly id: number;
  readonly type: AccountTypeName;
  readonly parent: DemoAccount | undefined;
  readonly path: string;
  readonly name: string;
  readonly productName: string | null;
  readonly country: Country;
  readonly currency: string;
  readonly created: Date;
  readonly terminated: Date | null;
  /** Of users their own; of accounts above them the latest one below. */
  lastLogon: Date | null;
  /** By field name; links are added when the accounts they lead to are there. */
  readonly values: Record<string, unknown>;
  /** Of users. */
  readonly role: RoleName | undefined;
}

type New = Omit<DemoAccount, 'id' | 'path' | 'productName' | 'lastLogon' | 'role'> & {
  readonly id?: number | undefined;
} & Partial<Pick<DemoAccount, 'productName' | 'lastLogon' | 'role'>>;

/** Ids that stand in examples and stories; nobody else gets them. */
export const knownIds = {
  root: 1,
  ostsee: 100_002,
  owner: 100_401,
  reseller: 100_402,
  admin: 100_412,
  approver: 100_413,
  donau: 100_734,
  harbour: 100_735,
  mailboxes: 100_736,
  user: 100_737,
  sakura: 100_738,
  balkan: 100_739,
  fish: 100_740,
  // Behind all that the world makes by itself.
  fensterblick: 102_001,
  vendor: 102_002,
} as const;

export class World {
  readonly accounts: DemoAccount[] = [];
  readonly #addresses = new Set<string>();
  readonly #reserved = new Set<number>(Object.values(knownIds));
  #next = 100_001;

  add({ id = this.#freeId(), productName = null, lastLogon = null, role = undefined, ...rest }: New): DemoAccount {
    const account = { id, ...rest, path: `${rest.parent?.path ?? '/'}${id}/`, productName, lastLogon, role };
    this.accounts.push(account);
    return account;
  }

  /** An e-mail address that nobody has yet. */
  address(name: string, domain: string): string {
    for (let number = 1; ; number += 1) {
      const address = `${name}${number === 1 ? '' : number}@${domain}`;
      if (this.#addresses.has(address)) continue;
      this.#addresses.add(address);
      return address;
    }
  }

  #freeId(): number {
    while (this.#reserved.has(this.#next)) this.#next += 1;
    this.#next += 1;
    return this.#next - 1;
  }
}

/** An account as a link to it is kept. */
export const linkTo = ({ id, name, type }: DemoAccount) => ({ AccountId: id, DisplayName: name, AccountType: type });

/** Leaves out what has no value. */
export const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
