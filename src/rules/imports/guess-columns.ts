/** Guesses which column of a file holds which field, by what the columns are called. */

export interface NamedField {
  readonly name: string;
  /** What people call it, in any language. */
  readonly labels: readonly string[];
}

/** What other programs call the same. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  Email: ['mail', 'emailaddress', 'mailadresse', 'emailadresse', 'eMailAddress', 'adresemail'],
  Firstname: ['givenname', 'first', 'forename', 'rufname'],
  Lastname: ['surname', 'familyname', 'last', 'familienname', 'zuname'],
  Username: ['login', 'user', 'userprincipalname', 'upn', 'loginname', 'anmeldename'],
  MobilePhone: ['mobile', 'handy', 'cell', 'mobil'],
  Phone: ['telephone', 'tel', 'phonenumber', 'telefonnummer'],
  CompanyName: ['company', 'name', 'firma', 'unternehmen', 'customer', 'kunde', 'organisation', 'organization'],
  Street: ['address', 'adresse', 'strasse', 'ulica'],
  PostalCode: ['zip', 'zipcode', 'plz', 'postcode'],
  City: ['town', 'ort', 'stadt', 'miasto'],
  Country: ['countrycode', 'land', 'kraj'],
  VatNumber: ['vat', 'vatid', 'ustid', 'uid', 'ustidnr'],
  ProductName: ['product', 'service', 'dienst', 'produkt', 'sku'],
  Quantity: ['seats', 'units', 'licenses', 'licences', 'qty', 'anzahl', 'lizenzen'],
  CommitmentMonths: ['term', 'months', 'laufzeit', 'monate', 'commitment'],
  SubscriptionBilling: ['billing', 'billingcycle', 'zahlweise'],
  VendorReference: ['reference', 'subscriptionid', 'vendorid', 'externalid', 'referenz'],
  Roles: ['role', 'rolle', 'rollen', 'rola', 'profile'],
  ParentAccountId: ['parent', 'parentid', 'accountid', 'belongsto'],
};

/** Without case, accents and whatever is no letter or digit. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{Nd}]/gu, '');

/** Field to column, from 0; each column stands for one field. The surest guesses come first. */
export function guessColumns(
  fields: readonly NamedField[],
  heads: readonly string[],
): Readonly<Record<string, number>> {
  const named = heads.map(folded);
  const taken = new Set<number>();
  const guesses: Record<string, number> = {};
  const passes: readonly ((field: NamedField) => readonly string[])[] = [
    ({ name }) => [name],
    ({ labels }) => labels,
    ({ name }) => synonyms[name] ?? [],
  ];
  for (const wordsOf of passes) {
    for (const field of fields) {
      if (field.name in guesses) continue;
      const words = wordsOf(field).map(folded).filter(Boolean);
      const at = named.findIndex((head, column) => !taken.has(column) && words.includes(head));
      if (at < 0) continue;
      taken.add(at);
      guesses[field.name] = at;
    }
  }
  return guesses;
}
