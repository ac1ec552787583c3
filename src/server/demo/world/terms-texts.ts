/** What the terms and the privacy policy of the demo marketplace say, by language. */

type Section = readonly [heading: string, ...paragraphs: readonly string[]];

const written = (...sections: readonly Section[]): string =>
  sections
    .map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
    .join('\n');

const scope: Section = [
  '1. What these terms are about',
  'They hold between the operator of this marketplace and each company that orders cloud services through it. Terms of a vendor hold beside them for his service.',
  'Other terms of the company are no part of the contract, even where nobody objects to them.',
];
const orders: Section = [
  '2. Orders and commitments',
  'An order is an offer; the contract is made when the service is provisioned or the order is confirmed in writing.',
  'A commitment lasts for the period that the order names. It is renewed for the same period unless it is ended before its lock date.',
];
const payment: Section = [
  '3. Prices and payment',
  'The prices of the price list on the day of the order hold until the end of the commitment. Invoices are due within 14 days.',
];
const accounts: Section = [
  '4. Accounts and access',
  'Each person has a sign-in of his own and keeps his password and second factor to himself. The company answers for what is done with the sign-ins of its people.',
];
const liability: Section = [
  '5. Liability',
  'Liability for intent, gross negligence and injury to life and health is not limited. Otherwise it is limited to foreseeable damage, at most to the amount that the company pays in twelve months.',
];
const data: Section = [
  '6. Personal data',
  'The operator processes personal data on behalf of the company only as far as the services need it; the privacy policy says which, and for how long.',
];

const scopeDe: Section = [
  '1. Gegenstand',
  'Diese Bedingungen gelten zwischen dem Betreiber dieses Marktplatzes und jedem Unternehmen, das über ihn Cloud-Dienste bestellt. Für den Dienst eines Anbieters gelten daneben dessen Bedingungen.',
  'Abweichende Bedingungen des Unternehmens werden nicht Vertragsbestandteil, auch wenn ihnen niemand widerspricht.',
];
const ordersDe: Section = [
  '2. Bestellungen und Mindestlaufzeiten',
  'Eine Bestellung ist ein Angebot; der Vertrag kommt zustande, sobald der Dienst bereitgestellt oder die Bestellung in Textform bestätigt ist.',
  'Die Mindestlaufzeit nennt die Bestellung. Sie verlängert sich um denselben Zeitraum, wenn sie nicht vor dem Stichtag beendet wird.',
];
const paymentDe: Section = [
  '3. Preise und Zahlung',
  'Es gelten die Preise der Preisliste am Tag der Bestellung bis zum Ende der Mindestlaufzeit. Rechnungen sind innerhalb von 14 Tagen fällig.',
];
const accountsDe: Section = [
  '4. Konten und Zugang',
  'Jede Person hat eine eigene Anmeldung und hält Kennwort und zweiten Faktor geheim. Das Unternehmen steht für das ein, was mit den Anmeldungen seiner Leute geschieht.',
];
const liabilityDe: Section = [
  '5. Haftung',
  'Für Vorsatz, grobe Fahrlässigkeit und die Verletzung von Leben und Gesundheit wird unbeschränkt gehaftet. Im Übrigen ist die Haftung auf den vorhersehbaren Schaden begrenzt, höchstens auf das, was das Unternehmen in zwölf Monaten zahlt.',
];
const dataDe: Section = [
  '6. Personenbezogene Daten',
  'Der Betreiber verarbeitet personenbezogene Daten im Auftrag des Unternehmens nur, soweit die Dienste es erfordern; die Datenschutzerklärung sagt, welche und wie lange.',
];

export const firstTerms = {
  en: written(scope, orders, payment, accounts, liability),
  de: written(scopeDe, ordersDe, paymentDe, accountsDe, liabilityDe),
};

/** The second version adds what is done with personal data. */
export const secondTerms = {
  en: written(scope, orders, payment, accounts, liability, data),
  de: written(scopeDe, ordersDe, paymentDe, accountsDe, liabilityDe, dataDe),
};

export const privacyPolicy = {
  en: written(
    [
      '1. Who is responsible',
      'The operator of this marketplace, whose address stands in the imprint of the support details.',
    ],
    [
      '2. What is kept',
      'Name, e-mail address and language of each user, and what he has done in the portal, so that orders and changes can be traced.',
      'Sign-ins are kept for twelve months, the log of changes as long as the contract lasts and the law asks for it.',
    ],
    [
      '3. Your rights',
      'You may ask what is kept of you, have it corrected or deleted, and complain to a supervisory authority.',
    ],
  ),
  de: written(
    ['1. Verantwortlich', 'Der Betreiber dieses Marktplatzes, dessen Anschrift im Impressum der Supportangaben steht.'],
    [
      '2. Was gespeichert wird',
      'Name, E-Mail-Adresse und Sprache jedes Benutzers und was er im Portal getan hat, damit Bestellungen und Änderungen nachvollziehbar sind.',
      'Anmeldungen werden zwölf Monate aufbewahrt, das Änderungsprotokoll für die Dauer des Vertrags und der gesetzlichen Fristen.',
    ],
    [
      '3. Ihre Rechte',
      'Sie können Auskunft, Berichtigung und Löschung verlangen und sich bei einer Aufsichtsbehörde beschweren.',
    ],
  ),
};
