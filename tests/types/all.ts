/** The right manifests, for tests that go through all of them. */
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import * as account from './operations/account.ts';
import * as marketplace from './operations/marketplace.ts';
import * as order from './operations/order.ts';
import * as security from './operations/security.ts';
import * as subscription from './operations/subscription.ts';
import { accounts } from './screens/accounts.ts';
import { addRole } from './screens/add-role.ts';
import { auditLog } from './screens/audit-log.ts';
import { createCompany } from './screens/create-company.ts';
import { dashboard } from './screens/dashboard.ts';
import { editPrices } from './screens/edit-prices.ts';
import { security as securityScreen } from './screens/security.ts';
import { terminate } from './screens/terminate.ts';
import { upgrade } from './screens/upgrade.ts';
import { upgradeSome } from './screens/upgrade-some.ts';

export const operations: readonly AnyOperation[] = [account, marketplace, order, security, subscription].flatMap(
  (file) => Object.values<AnyOperation>(file),
);

export const screens = [
  addRole,
  accounts,
  auditLog,
  createCompany,
  dashboard,
  editPrices,
  securityScreen,
  terminate,
  upgrade,
  upgradeSome,
];
