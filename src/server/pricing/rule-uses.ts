/** How many fees of a pricelist each of its rules selects, and how many of them a rule before it takes. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { type Selectable, usesOf } from '../../rules/prices/rule-selection.ts';
import type { OwnPricelist } from './find.ts';
import { ruleOf } from './update/facts.ts';

export interface RuleUse {
  readonly ItemsCount: number;
  readonly SharedCount: number;
  readonly SharedWith?: string;
}

interface Used {
  readonly use: RuleUse;
  /** Of the rule before it that takes most. */
  readonly place?: number | undefined;
}

export const unused: Used = { use: { ItemsCount: 0, SharedCount: 0 } };

/** By their ids. @param rules in their order, default prices last. */
export async function usedRules(
  { db }: CallContext,
  { marketplace_id: list, owner_company_id: owner }: OwnPricelist,
  rules: readonly Parameters<typeof ruleOf>[0][],
): Promise<ReadonlyMap<number, Used>> {
  const { rows } = await sql<Selectable>`
    select i.item_id as "itemId", i.owner_account_id as "vendorId",
      array(select g.service_group_id from service_group_member g
        where g.owner_company_id = ${owner} and g.service_id = i.service_id) as "serviceGroupIds"
    from marketplace_offer o join item i on i.service_id = o.service_id and i.state = 'Active'
    where o.marketplace_id = ${list} and o.state = 'Active'`.execute(db);
  const uses = usesOf(rules.map(ruleOf), rows);
  const placeOf = new Map(uses.map(({ rule }, place) => [rule, place + 1]));
  return new Map(
    uses.map(({ rule, items, shared }) => {
      const [most] = shared.toSorted((one, other) => other.items - one.items);
      const place = most && placeOf.get(most.rule);
      const before = most && { SharedWith: `${place} · ${most.rule.name}` };
      return [rule.ruleId, { use: { ItemsCount: items, SharedCount: most?.items ?? 0, ...before }, place }];
    }),
  );
}
