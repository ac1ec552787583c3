/** Who could have done something to an account at a moment: somebody with the right, in the right place, already and still there. */

import type { DemoAccount } from '../accounts/account.ts';
import { type Random, random } from '../random.ts';

const powers = ['Marketplace owner', 'Reseller', 'Company administrator', 'Product owner'];

export class Actors {
  /** Of companies and resellers, by id. */
  readonly #administrators = new Map<number, DemoAccount[]>();

  constructor(accounts: readonly DemoAccount[]) {
    for (const account of accounts) {
      const company = companyOf(account.parent);
      if (!company || !powers.includes(account.role ?? '')) continue;
      this.#administrators.set(company.id, [...(this.#administrators.get(company.id) ?? []), account]);
    }
  }

  /** One of the nearest company that has somebody, seen from `from` upwards. */
  near(from: DemoAccount | undefined, at: Date, chance: Random): DemoAccount | undefined {
    for (let company = companyOf(from); company; company = companyOf(company.parent)) {
      const present = (this.#administrators.get(company.id) ?? []).filter((one) => isThere(one, at));
      if (present.length > 0) return chance.pick(present);
    }
    return undefined;
  }
}

export const isThere = ({ created, terminated }: DemoAccount, at: Date): boolean =>
  created < at && (terminated === null || terminated > at);

/** The account itself or the nearest one above that is a company or reseller (GEN-8). */
export function companyOf(account: DemoAccount | undefined): DemoAccount | undefined {
  let found = account;
  while (found && found.type !== 'Company' && found.type !== 'Reseller') found = found.parent;
  return found;
}

export const chanceOf = (kind: string, { id }: DemoAccount): Random => random(`${kind} ${id}`);
