/** Addresses of all screens behind the sign-in, those of one record each with a record of the demo world, and whoever may look at it. */

import { places, screenFiles } from '../../../generators/product/all-screens.ts';
import GetCurrentUser from '../../../manifests/operations/Authorization/GetCurrentUser.ts';
import type { DataOf } from '../../../src/define/contract/operation.ts';
import type { Screen } from '../../../src/define/screen.ts';
import { gateOf } from '../../../src/engines/access/gate.ts';
import { type Capabilities, meets } from '../../../src/rules/access/capabilities.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import type { DemoUser } from '../../database/server.ts';
import { callPath } from '../../security/watch.ts';
import type { Portal } from './portal.ts';

interface RecordPlace {
  readonly as: DemoUser;
  readonly path: string;
}

const { root, donau, ostsee } = knownIds;
const ofDonau = `account_type = 'Product' and account_state = 'Active' and path like '%/${donau}/%'`;

interface Records {
  readonly as: DemoUser;
  /** By parameter, a query for a value. */
  readonly found: Readonly<Record<string, string>>;
}

const one = (table: string, id: string, where = 'true'): string =>
  `select ${id} as id from portolan.${table} where ${where} order by 1 limit 1`;
const constant = (id: number | string): string => `select '${id}' as id`;
const service = (name: string): string => one('service', 'service_id', `product_name = '${name}'`);

const ofService: Records = { as: 'vendor', found: { serviceId: service('Virtual Desktop Plus') } };
const pricelist = one('marketplace', 'marketplace_id', `owner_company_id = ${ostsee} and state = 'Active'`);
const landingPage = one('landing_page', 'landing_page_id', `owner_company_id = ${donau}`);
const ownQuote = one('quote', 'quote_id', `kind = 'Quotation' and seller_account_id = ${ostsee} and state = 'Draft'`);
const subscription = one(
  'account',
  'account_id',
  `${ofDonau} and product_name in (select s.product_name from portolan.service s join portolan.service_upgrade u on u.from_service_id = s.service_id)`,
);

/** The first whose beginning a path has. */
const records: readonly (readonly [beginning: string, records: Records])[] = [
  [
    '/account/$accountId/change-terms/',
    { as: 'owner', found: { accountId: constant(root), termsId: one('terms', 'terms_id') } },
  ],
  [
    '/account/$accountId/own-terms/',
    { as: 'owner', found: { accountId: constant(root), termsId: one('terms', 'terms_id') } },
  ],
  [
    '/account/$accountId/security/capability-set/',
    { as: 'admin', found: { accountId: constant(donau), capabilitySetId: one('capability_set', 'capability_set_id') } },
  ],
  [
    '/account/$accountId/security/',
    { as: 'admin', found: { accountId: constant(donau), roleId: one('role', 'role_id') } },
  ],
  ['/change-subscription/', { as: 'admin', found: { accountId: subscription } }],
  ['/upgrade-subscription/', { as: 'admin', found: { accountId: subscription } }],
  [
    '/dashboard-manager/',
    {
      as: 'admin',
      found: {
        landingPageId: landingPage,
        userAccountId: one(
          'account',
          'account_id',
          `account_type = 'User' and account_state = 'Active' and parent_account_id = ${donau}`,
        ),
      },
    },
  ],
  ['/drift/', { as: 'reseller', found: { driftId: one('drift', 'drift_id', `seller_account_id = ${ostsee}`) } }],
  ['/import/', { as: 'reseller', found: { importId: one('import_run', 'import_id', `parent_account_id = ${donau}`) } }],
  [
    '/invoice/',
    {
      as: 'admin',
      found: { invoiceId: one('invoice', 'max(invoice_id)', `buyer_account_id = ${donau} and state = 'Final'`) },
    },
  ],
  [
    '/order/',
    {
      as: 'reseller',
      found: { orderId: one('customer_order', 'order_id', `seller_account_id = ${ostsee} and state = 'Pending'`) },
    },
  ],
  ['/outbox/', { as: 'owner', found: { mailId: one('outgoing_mail', 'outgoing_mail_id') } }],
  ['/pricelists/priority/', { as: 'reseller', found: { accountId: constant(donau) } }],
  ['/pricelists/', { as: 'reseller', found: { marketplaceId: pricelist } }],
  [
    '/provisioning/',
    { as: 'owner', found: { requestId: one('provisioning_request', 'request_id', `seller_account_id = ${ostsee}`) } },
  ],
  ['/quote/$quoteId/line/', { as: 'reseller', found: { quoteId: ownQuote, lineNo: constant(1) } }],
  [
    '/quote/',
    { as: 'admin', found: { quoteId: one('quote', 'quote_id', `buyer_account_id = ${donau} and state = 'Sent'`) } },
  ],
  ['/quotes/', { as: 'reseller', found: { quoteId: ownQuote } }],
  [
    '/service-tool/edit-service-groups/',
    {
      as: 'reseller',
      found: { serviceGroupId: one('service_group', 'service_group_id', `owner_company_id = ${ostsee}`) },
    },
  ],
  [
    '/service-tool/$serviceId/data-sources/',
    { as: 'owner', found: { serviceId: service('Code Forge'), fieldName: constant('ForgeRegion') } },
  ],
  ['/service-tool/', ofService],
  ['/service/$serviceId/$pricelistId', { as: 'reseller', found: { ...ofService.found, pricelistId: pricelist } }],
  ['/service/', { ...ofService, as: 'admin' }],
  [
    '/vendor-profile/connectors/',
    {
      as: 'vendor',
      found: {
        connectorId: one(
          'connector',
          'connector_id',
          `kind = 'Webhook' and owner_account_id = (select owner_account_id from portolan.service where product_name = 'Virtual Desktop Plus')`,
        ),
      },
    },
  ],
];

/** Screens that a record of the demo world does not lead to. */
const others: Readonly<Record<string, string>> = {
  '/cart/$cartLineId': 'carts are empty at first',
  '/consent/$usercentricsServiceId': 'a service of third parties that some installation uses',
  '/admin-console/{-$methodName}': 'whether one is chosen or not, every-write walks through all',
  '/sso-link/$openIdSubIdentifier': 'within signing in',
};

/** @throws for a screen that has no record here, and for a record that the demo world does not have. */
async function recordPlaces(portal: Portal): Promise<readonly RecordPlace[]> {
  const places: RecordPlace[] = [];
  for (const { path: declared, access = 'login' } of Object.values(screenFiles)) {
    const path = declared.split('?')[0] ?? '';
    const parameters = [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
    if (access !== 'login' || parameters.length === 0 || path in others) continue;
    const known = records.find(([beginning]) => path.startsWith(beginning));
    // Those of an account and nothing else have the accounts of whoever looks.
    if (!known && parameters.every((name) => name === 'accountId')) continue;
    if (!known) throw new Error(`No record of the demo world is known for ${path}`);
    const [, { as, found }] = known;
    let filled = path;
    for (const name of parameters) {
      const [row] = await portal.pass(found[name] ?? `select null as id`);
      const id = String(row?.['id'] ?? '');
      if (!id) throw new Error(`The demo world has no ${name} for ${path}`);
      filled = filled.replace(`$${name}`, id);
    }
    places.push({ as, path: filled });
  }
  return places;
}

/** Who is asked first: whoever administers a customer, then those who sell to him, then who stands above all, then a vendor. */
const users: readonly DemoUser[] = ['admin', 'reseller', 'owner', 'vendor'];

async function heldBy(portal: Portal, as: DemoUser): Promise<Capabilities> {
  const { page, open } = await portal.visitor({ as });
  await open('/dashboard');
  const user = await page.evaluate(
    async (path) =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).json(),
    callPath + GetCurrentUser.operation,
  );
  return (user as { readonly data: DataOf<typeof GetCurrentUser> }).data.Capability;
}

/** By who looks, the first who may. @param some takes a part of them. */
export async function allPlaces(
  portal: Portal,
  some: (all: readonly RecordPlace[]) => readonly RecordPlace[] = (all) => all,
): Promise<ReadonlyMap<DemoUser, readonly string[]>> {
  const held = await Promise.all(users.map(async (as) => [as, await heldBy(portal, as)] as const));
  const mayOpen = (screen: Screen) => held.find(([, capabilities]) => meets(capabilities, gateOf(screen)))?.[0];
  const own = users.flatMap((as) =>
    places(
      (screen) => (screen.access ?? 'login') === 'login' && (mayOpen(screen) ?? 'admin') === as,
      [donau, knownIds.admin],
    ).map((path) => ({ as, path })),
  );
  const byUser = new Map<DemoUser, string[]>();
  for (const { as, path } of some([...own, ...(await recordPlaces(portal))]))
    byUser.set(as, [...(byUser.get(as) ?? []), path]);
  return byUser;
}
