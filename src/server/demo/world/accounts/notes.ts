/** What sellers have written on accounts of the demo world. */
import type { knownIds } from './account.ts';

interface Told {
  readonly on: keyof typeof knownIds;
  readonly by: 'owner' | 'reseller';
  readonly at: string;
  readonly changed?: string;
  readonly text: string;
}

export const toldNotes: readonly Told[] = [
  {
    on: 'donau',
    by: 'reseller',
    at: '2020-09-03T09:12:00Z',
    text: 'Erstgespräch in Wien. Frau Brückner leitet die IT und entscheidet, der Einkauf unterschreibt.\nRahmenvertrag bis Ende 2028, Preise jährlich prüfen.',
  },
  {
    on: 'donau',
    by: 'reseller',
    at: '2021-02-16T13:40:00Z',
    text: 'Invoices only after the purchase order number has been confirmed.',
  },
  {
    on: 'donau',
    by: 'reseller',
    at: '2022-06-09T08:05:00Z',
    text: 'Der Hafenbetrieb hat eine eigene Kostenstelle. Postfächer dort bestellen, nicht auf die Zentrale.',
  },
  {
    on: 'donau',
    by: 'reseller',
    at: '2023-10-30T15:20:00Z',
    text: 'Pan Podkolzin (finanse) zatwierdza zamówienia powyżej limitu. Dzwonić rano, po południu jest na nabrzeżu.',
  },
  {
    on: 'donau',
    by: 'owner',
    at: '2025-03-11T10:00:00Z',
    changed: '2025-03-12T07:45:00Z',
    text: 'Credit limit raised to 25,000 EUR after two years without a late payment. Review when the contract is renewed.',
  },
  {
    on: 'donau',
    by: 'reseller',
    at: '2025-07-24T11:35:00Z',
    text: 'Archive moves to Backup Vault in three steps:\n1. mailboxes of the headquarters (done)\n2. the harbour, after the summer timetable\n3. the old file server, which nobody may switch off before the audit in spring\n\nAsk before every maintenance window.',
  },
  {
    on: 'donau',
    by: 'reseller',
    at: '2026-01-20T09:50:00Z',
    text: 'Möchte Preisänderungen drei Monate im Voraus, schriftlich und an den Einkauf.',
  },
  {
    on: 'donau',
    by: 'reseller',
    at: '2026-05-06T12:15:00Z',
    text: 'Called about the second factor policy: they switch it on for the whole company once the ships have reception.',
  },
  {
    on: 'donau',
    by: 'reseller',
    at: '2026-09-14T08:30:00Z',
    changed: '2026-09-15T06:55:00Z',
    text: 'Ansprechpartner im Einkauf wechselt zum Jahresende; neu ist dann Herr Leitgeb.\nAngebot für 60 weitere Postfächer liegt bei ihm.',
  },
  {
    on: 'donau',
    by: 'reseller',
    at: '2026-11-17T14:24:00Z',
    text: 'Wants a quote for virtual desktops before Christmas, with and without graphics.',
  },
  {
    on: 'harbour',
    by: 'reseller',
    at: '2022-06-09T08:20:00Z',
    text: 'Schichtbetrieb: Rückfragen nur zwischen 7 und 9 Uhr.',
  },
  {
    on: 'admin',
    by: 'reseller',
    at: '2024-04-02T09:10:00Z',
    text: 'Vertretung im Urlaub ist Ágnes Szőke-Müllner, aber ohne Recht auf Bestellungen.',
  },
  {
    on: 'mailboxes',
    by: 'reseller',
    at: '2026-08-31T10:40:00Z',
    text: 'Four mailboxes are shared by the pilots. Check the number of licences before the renewal.',
  },
  {
    on: 'ostsee',
    by: 'owner',
    at: '2024-11-05T13:05:00Z',
    text: 'Partner discount agreed for three years. Next talk in November 2027.',
  },
  {
    on: 'ostsee',
    by: 'owner',
    at: '2026-10-02T09:25:00Z',
    text: 'Katarzyna Wiśniewska übernimmt die Kunden an der Donau; Rechnungen weiter an die Zentrale.',
  },
  {
    on: 'sakura',
    by: 'reseller',
    at: '2026-03-18T07:15:00Z',
    text: 'お見積りは日本語でお願いします。Quotes in Japanese, please; the contract itself may be English.',
  },
  {
    on: 'balkan',
    by: 'reseller',
    at: '2026-06-23T12:00:00Z',
    text: 'Плащат винаги в последния ден. No reminder before that.',
  },
];

/** Lines that fit any company. */
export const passingNotes: readonly string[] = [
  'Asked for a call back about yearly billing.',
  'Zahlt immer pünktlich, Mahnlauf bitte vorher abstimmen.',
  'Klient prosi o kontakt wyłącznie e-mailem.',
  'Has grown by a third since the last renewal; offer the larger package.',
  'Neue Geschäftsführung seit dem Sommer. Vorstellungstermin vereinbaren.',
  'Umowa ramowa do przedłużenia jesienią.',
  'Very satisfied with the migration; may be named as a reference.',
  'Wartungsfenster nur am ersten Sonntag des Monats.',
];
