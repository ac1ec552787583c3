/** The company whose people may sign in, with the accounts that examples and stories show. */
import { instantOf } from '../dates.ts';
import { demoProducts } from '../products.ts';
import { random } from '../random.ts';
import { knownIds, type World } from './account.ts';
import { addDepartment } from './departments.ts';
import { type Organisation, organisation } from './organisation.ts';
import { addPerson } from './people.ts';
import type { Person } from './person.ts';
import { addSubscription } from './subscriptions.ts';

export const donau = organisation(
  'Donau-Dampfschifffahrtsgesellschaft mbH',
  'GmbH',
  'AT',
  'donaudampf',
  'Transport',
  [98, 9, 24],
  {
    id: knownIds.donau,
    created: '2020-09-02',
    values: {
      CompanyRegister: 'FN 214077 k',
      EmployeeCount: 412,
      Website: null,
      Tags: ['key account', 'Rahmenvertrag'],
      Interests: ['Backup', 'Workplace'],
      Street: 'Handelskai 265, Stiege 4, Donaudampfschifffahrtsplatz',
      PostalCode: '1020',
      City: 'Wien',
      VatNumber: 'ATU12345678',
      IsTaxExempt: false,
      BillingEmail: 'rechnungseingang@donaudampf.example',
      InvoiceDelivery: ['Pdf', 'XRechnung'],
      PurchaseOrderNumber: null,
      IsBillable: true,
      BillingMethod: 'Invoice',
      CreditLimit: 25_000,
      PaymentTerm: 'Net30',
      ContractSignedUtc: '2020-08-28T09:30:00Z',
      ContractEnd: '2028-12-31',
    },
  },
);

const at = (moment: string): Date => new Date(moment);
const same = (written: string, latin = written) => ({ written, latin });

const admin: Person = {
  woman: true,
  first: same('Magdalena'),
  last: same('Brückner'),
  work: 'InformationTechnology',
  role: 'Company administrator',
  known: {
    id: knownIds.admin,
    username: 'admin',
    created: at('2020-09-02T08:20:00Z'),
    lastLogon: at('2026-11-19T16:40:12Z'),
  },
};

const approver: Person = {
  woman: false,
  first: same('Герасим', 'Gerasim'),
  last: same('Подколзин', 'Podkolzin'),
  work: 'Finance',
  role: 'Account Manager',
  known: {
    id: knownIds.approver,
    username: 'approver',
    created: at('2023-10-27T07:45:00Z'),
    lastLogon: at('2026-11-19T12:05:31Z'),
  },
};

const user: Person = {
  woman: true,
  first: same('Ágnes'),
  last: same('Szőke-Müllner'),
  work: 'Operations',
  role: 'User',
  known: {
    id: knownIds.user,
    username: 'user',
    created: at('2022-06-08T06:30:00Z'),
    lastLogon: at('2026-11-18T07:01:00Z'),
  },
};

export function addDonauPeople(world: World, company: Organisation): void {
  const place = (key: string) => random(`donau ${key}`);
  addPerson(world, company, company.account, place('admin'), admin);
  addPerson(world, company, company.account, place('approver'), approver);
  const harbour = addDepartment(world, company, company.account, 'Elektrizitätswerke und Hafenbetriebsführung', {
    id: knownIds.harbour,
    created: at('2020-09-02T08:40:00Z'),
  });
  addPerson(world, company, harbour, place('user'), user);
  const [mailbox] = demoProducts;
  if (!mailbox) throw new Error('There is no product to subscribe to');
  const mail = addSubscription(world, company, harbour, place('mailboxes'), mailbox, knownIds.mailboxes);
  Object.assign(mail.values, {
    ServiceStatus: 'Active',
    Quantity: 40,
    LastDeliveryUtc: instantOf(at('2026-11-19T18:22:05Z')),
  });
}
