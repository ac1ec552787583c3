/**
 * A service from its vendor to its buyer, in the browser: named in German, published with its picture, found as if typed on a Russian
 * keyboard and by the address of the former portal, compared, and gone from Explore once it is retired.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callPath } from '../security/watch.ts';
import { openPortal, type Portal, type Visitor } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const name = { en: 'Sundial', de: 'Sonnenuhr' };
/** The German name, as it comes out where a keyboard is set to Russian. */
const typed = 'ыщттутгрк';
const legacy = `/#/Marketplace/Explore/p:1;l:20;st:Root;ord:Ranking,ASC;n:${Buffer.from(name.de).toString('base64')}`;
const original = 'Virtual Desktop Plus';

/** What no screen is needed for. */
async function call({ context }: Visitor, operation: string, data: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await context.request.post(`${portal.address}${callPath}${operation}`, {
    data,
    headers: { origin: portal.address },
  });
  expect([operation, answer.status()]).toEqual([operation, 200]);
  return (await answer.json()).data;
}

/** A draft like another service, with its picture, and offered wherever that one is. */
async function draftOf(vendor: Visitor): Promise<number> {
  const [found] = await portal.pass(`select service_id from portolan.service where product_name = '${original}'`);
  const copied = { serviceId: Number(found?.['service_id']), productName: name.en };
  const { ServiceId: serviceId } = await call(vendor, 'ServiceManagement/CopyService', copied);
  await call(vendor, 'ServiceManagement/SaveServiceInformation', { serviceId, inputDto: { DisplayNames: name } });
  return Number(serviceId);
}
const offer = (serviceId: number) =>
  portal.pass(`insert into portolan.marketplace_offer (marketplace_id, service_id)
    select o.marketplace_id, ${serviceId} from portolan.marketplace_offer o join portolan.service s using (service_id)
    where s.product_name = '${original}' and o.state = 'Active'`);

/** Asks once more, as for everything that others see. */
async function confirmed({ page }: Visitor, action: string, done: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByText(done).waitFor();
}

it('leads from the vendor to a customer, and ends when it is retired (SOLO-12, SOLO-13, SOLO-17, ROUTE-53, LEG-6)', async () => {
  const [vendor, buyer] = await Promise.all([portal.visitor({ as: 'owner' }), portal.visitor({ as: 'admin' })]);
  const serviceId = await draftOf(vendor);
  const icon = (path: string) =>
    portal.pass(`update portolan.service set icon_path = (${path}) where service_id = ${serviceId}`);
  await icon('null');
  await vendor.open(`/service-tool/${serviceId}`);
  const parts = vendor.page.getByRole('navigation', { name: 'Parts of this record' });
  await parts.getByRole('link', { name: 'Files 1 missing' }).waitFor();
  await icon(`select icon_path from portolan.service where product_name = '${original}'`);
  await vendor.page.reload();
  await parts.getByRole('link', { name: 'Files Complete', exact: true }).waitFor();
  expect(await parts.getByRole('link', { name: 'missing' }).count()).toBe(0);
  await confirmed(vendor, 'Publish', 'Service published');
  await offer(serviceId);

  const { page } = buyer;
  const card = page.locator('[data-line="0"]').filter({ hasText: name.en });
  await buyer.open('/explore');
  await page.getByRole('searchbox', { name: 'Find a service' }).fill(typed);
  await card.waitFor();
  expect(await card.locator('img').getAttribute('src')).toMatch(/\/keeper\//);
  await page.goto('about:blank');
  await page.goto(`${portal.address}${legacy}`);
  await card.waitFor();
  expect(decodeURIComponent(page.url())).toContain(`find=${name.de}`);
  expect(await buyer.violations()).toEqual([]);
  await page.getByRole('searchbox', { name: 'Find a service' }).fill('Fensterblick');
  const cardOf = (title: string) =>
    page.locator('[data-line]').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  for (const each of [original, name.en]) await cardOf(each).getByRole('checkbox').check();
  await page.getByText('2 services chosen').waitFor();
  await page.getByRole('region', { name: 'Selected entries' }).getByText('Compare').click();
  for (const each of [name.en, original]) await page.getByRole('columnheader', { name: each }).waitFor();

  await confirmed(vendor, 'Retire', 'Service retired');
  await page.goto('about:blank');
  await page.goto(`${portal.address}${legacy}`);
  await page.getByText(/^No row .*“Sonnenuhr”/).waitFor();
  await buyer.open(`/service/${serviceId}`);
  await page.getByRole('heading', { name: name.en, level: 1 }).waitFor();
  await page.getByText('No longer offered').first().waitFor();
  expect([...vendor.faults, ...buyer.faults]).toEqual([]);
});
