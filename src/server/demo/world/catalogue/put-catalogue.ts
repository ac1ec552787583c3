/** The catalogue of the demo world: who offers services, what they are, how they look, and who may buy them. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { writeDocuments } from './documents.ts';
import { drawPictures } from './drawings/pictures.ts';
import { putFields } from './put-fields.ts';
import { putFiles } from './put-files.ts';
import { putGroups } from './put-groups.ts';
import { putPricelists } from './put-pricelists.ts';
import { putPrices } from './put-prices.ts';
import { drawSigns, putSellers } from './put-sellers.ts';
import { putServiceChanges } from './put-service-changes.ts';
import { drawIcons, finishServices, putServices } from './put-services.ts';
import { drawLogos, putVendors } from './put-vendors.ts';

export type Drawings = Awaited<ReturnType<typeof drawCatalogue>>;

/** What takes processors rather than the database, so that both may go on at once. */
export async function drawCatalogue() {
  const [logos, signs, icons, pictures, documents] = await Promise.all([
    drawLogos(),
    drawSigns(),
    drawIcons(),
    drawPictures(),
    writeDocuments(),
  ]);
  return { logos, signs, icons, pictures, documents };
}

export async function putCatalogue(
  owner: Kysely<Tables>,
  accounts: readonly DemoAccount[],
  { logos, signs, icons, pictures, documents }: Drawings,
): Promise<void> {
  const vendors = await putVendors(owner, accounts, logos);
  await putSellers(owner, accounts, signs);
  const services = await putServices(owner, vendors, icons);
  await putFields(owner, services);
  await putFiles(owner, services, pictures, documents);
  await putGroups(owner, services);
  await putPricelists(owner, accounts, services);
  await finishServices(owner, services);
  await putServiceChanges(owner);
  await putPrices(owner);
}
