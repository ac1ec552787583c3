/** What somebody wants of an upgrade: which service, how many units, and where they go. */

import { sql } from 'kysely';
import type GetUpgradeOverview from '../../../manifests/operations/Account/GetUpgradeOverview.ts';
import type GetUpgradeTargets from '../../../manifests/operations/Account/GetUpgradeTargets.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { showDay } from '../../rules/format/day.ts';
import { type FoundAccount, findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { type Term, termOf } from './term.ts';
import { type NamedService, serviceOfProduct, servicesOf } from './wanted.ts';

/** @throws 404 out of sight, and for what is no subscription. */
export async function findUpgradable(context: CallContext, accountId: number): Promise<FoundAccount> {
  const account = await findAccount(context, accountId, { hold: 'share' });
  if (account.account_type !== 'Product') throw new Failure(404, 'noSubscription', { accountId });
  return account;
}

export async function upgradeTargets(
  context: CallContext,
  { accountId, productName }: InputOf<typeof GetUpgradeTargets>,
): Promise<DataOf<typeof GetUpgradeTargets>> {
  await findUpgradable(context, accountId);
  const serviceId = await serviceOfProduct(context, productName);
  const { rows } = await sql<DataOf<typeof GetUpgradeTargets>[number]>`
    select account_id as "AccountId", display_name as "DisplayName", account_identificator as "AccountIdentificator", quantity as "Quantity"
    from upgrade_hosts(${accountId}, ${serviceId})`.execute(context.db);
  return [...rows];
}

export interface WantedUpgrade {
  readonly service: NamedService;
  /** null: all of them. */
  readonly units: number | null;
  readonly host: number | null;
  /** null: the units join a running one. */
  readonly term: Term | null;
}

/** @param total the units that it has. @throws 404 for a service out of sight, 400 where the term of a new one is missing, 409 for kind and units that contradict. */
export async function wantedUpgrade(
  context: CallContext,
  { productName, options }: Pick<InputOf<typeof GetUpgradeOverview>, 'productName' | 'options'>,
  total: number,
): Promise<WantedUpgrade> {
  const { kind, targetAccountId, quantity = total, term } = options;
  const { joins = targetAccountId !== undefined } = options;
  if (joins !== (targetAccountId !== undefined)) throw new Failure(400, 'upgradeNeedsTarget');
  const serviceId = await serviceOfProduct(context, productName);
  const [service] = await servicesOf(context, [{ serviceId }]);
  if (!service) throw new Failure(404, 'noServiceNamed', { serviceName: productName });
  if (targetAccountId === undefined && term === undefined) throw new Failure(400, 'upgradeNeedsTerm');
  if (kind === 'Full' && quantity !== total) throw new Failure(409, 'upgradesWhole', { name: service.name });
  return {
    service,
    units: kind === 'Partial' || quantity !== total ? quantity : null,
    host: targetAccountId ?? null,
    term: targetAccountId === undefined && term !== undefined ? termOf(term) : null,
  };
}

/** What keeps units from going over, as the database says it. */
export type UpgradeProblem =
  | ('notRunning' | 'orderWaits' | 'changesAlready' | 'buysNothing' | 'sameQuantity' | 'notOffered' | 'notInThisTerm')
  | ('notUpgradable' | 'upgradesWhole' | 'upgradesTooMany' | 'lockedPartly' | 'lockedLonger')
  | 'noUpgradeTarget';

/** The error of each. */
export function upgradeFailure(
  { language }: CallContext,
  problem: UpgradeProblem,
  { service: { name }, host }: WantedUpgrade,
  lockedUntil: string | null,
): Failure {
  const date = lockedUntil === null ? '' : showDay(lockedUntil, language);
  switch (problem) {
    case 'lockedPartly':
      return new Failure(409, 'lockedPartly', { date });
    case 'lockedLonger':
      return new Failure(409, 'lockedLonger', { date });
    case 'noUpgradeTarget':
      return new Failure(404, 'noUpgradeTarget', { accountId: host ?? 0 });
    case 'notOffered':
      return new Failure(409, 'notOffered', { name });
    case 'notInThisTerm':
      return new Failure(409, 'notInThisTerm', { name });
    case 'notUpgradable':
      return new Failure(409, 'notUpgradable', { name });
    case 'upgradesWhole':
      return new Failure(409, 'upgradesWhole', { name });
    case 'upgradesTooMany':
      return new Failure(409, 'upgradesTooMany');
    case 'sameQuantity':
      return new Failure(409, 'sameQuantity');
    case 'buysNothing':
      return new Failure(409, 'buysNothing');
    case 'notRunning':
      return new Failure(409, 'notRunning');
    case 'orderWaits':
      return new Failure(409, 'orderWaits');
    case 'changesAlready':
      return new Failure(409, 'changesAlready');
  }
}
