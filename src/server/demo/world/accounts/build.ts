/** The whole small demo world, made in memory: the same accounts every time. */
import { World } from './account.ts';
import { addOrganisation } from './add-organisation.ts';
import { ofBogazici, ofOstsee, ofOwner, ofRheinbogen, ofWisla, saryarka } from './companies.ts';
import { addDonauPeople, donau } from './donau.ts';
import type { Organisation, OrganisationSeed } from './organisation.ts';
import { bogazici, ostsee, owner, rheinbogen, wisla } from './resellers.ts';
import { addOwner, addReseller } from './staff.ts';
import { addVendorPeople, fensterblick, vendors } from './vendors.ts';

export function buildWorld(): World {
  const world = new World();
  const companies = (above: Organisation, seeds: readonly OrganisationSeed[]): void => {
    for (const seed of seeds) addOrganisation(world, above, 'Company', seed);
  };
  const root = addOrganisation(world, undefined, 'Reseller', owner, (made) => addOwner(world, made));
  companies(root, ofOwner);
  const baltic = addOrganisation(world, root, 'Reseller', ostsee, (made) => addReseller(world, made));
  addOrganisation(world, baltic, 'Company', donau, (made) => addDonauPeople(world, made));
  companies(baltic, ofOstsee);
  const bosporus = addOrganisation(world, baltic, 'Reseller', bogazici);
  companies(bosporus, ofBogazici);
  companies(addOrganisation(world, root, 'Reseller', wisla), ofWisla);
  companies(addOrganisation(world, root, 'Reseller', rheinbogen), ofRheinbogen);
  companies(root, vendors);
  addOrganisation(world, root, 'Company', fensterblick, (made) => addVendorPeople(world, made));
  companies(bosporus, [saryarka]);
  rollUpSignIns(world);
  return world;
}

/** Whoever signs in is seen at every account above. */
function rollUpSignIns({ accounts }: World): void {
  for (const user of accounts) {
    if (user.type !== 'User' || !user.lastLogon) continue;
    for (let above = user.parent; above; above = above.parent) {
      if (!above.lastLogon || above.lastLogon < user.lastLogon) above.lastLogon = user.lastLogon;
    }
  }
}
