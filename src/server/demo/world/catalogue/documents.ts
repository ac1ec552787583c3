/** What some services hand out as PDF: a description to print, in English and German. */
import { textPdf } from '../../../files/pdf/text-document.ts';
import { pathOf, type Rendered } from './drawings/render.ts';
import { publishedOn } from './published.ts';
import { demoServices } from './services/all.ts';
import { descriptionOf } from './services/description.ts';
import { nameIn, textsIn } from './texts/catalogue-texts.ts';
import { vendors } from './vendors.ts';

/** Making one takes time, so only one service has them. */
const printed = ['Virtual Desktop Plus'];

const words = {
  en: {
    title: 'Service description',
    scope: 'Scope',
    availability: 'Availability and support',
    data: 'Protection of data',
    kept: 'The service is available for 99.9 % of each month. Maintenance is announced five working days before and takes place at night. Faults are taken in around the clock and dealt with from 07:00 to 19:00 CET.',
    safe: 'Personal data is processed for the customer alone and within the European Economic Area or Switzerland. When the service ends, all data can be exported for 30 days and is deleted after that.',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  de: {
    title: 'Leistungsbeschreibung',
    scope: 'Gegenstand',
    availability: 'Verfügbarkeit und Unterstützung',
    data: 'Datenschutz',
    kept: 'Der Dienst steht in jedem Monat zu 99,9 % zur Verfügung. Wartungen werden fünf Werktage vorher angekündigt und finden nachts statt. Störungen werden rund um die Uhr angenommen und von 07:00 bis 19:00 Uhr MEZ bearbeitet.',
    safe: 'Personenbezogene Daten werden allein im Auftrag des Kunden und innerhalb des Europäischen Wirtschaftsraums oder der Schweiz verarbeitet. Endet der Dienst, lassen sich alle Daten 30 Tage lang ausleiten und werden danach gelöscht.',
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  },
} as const;

export interface ServiceDocument extends Rendered {
  readonly key: string;
  readonly language: 'en' | 'de';
  readonly title: string;
}

export const writeDocuments = (): Promise<ServiceDocument[]> =>
  Promise.all(printed.flatMap((key) => [writeDocument(key, 'en'), writeDocument(key, 'de')]));

async function writeDocument(key: string, language: 'en' | 'de'): Promise<ServiceDocument> {
  const service = demoServices.find((one) => one.key === key);
  const vendor = vendors.find(({ prefix }) => prefix === service?.vendor);
  if (!service || !vendor) throw new Error(`There is no service ${key} to describe`);
  const { title, scope, availability, data, kept, safe, page } = words[language];
  const content = await textPdf({
    title: `${title}: ${nameIn(key, language)}`,
    subtitle: `${vendor.company} · ${service.number}`,
    language,
    date: publishedOn(service.publishedDays),
    html: `<h2>${scope}</h2>${descriptionOf(service, textsIn(language))}<h2>${availability}</h2><p>${kept}</p><h2>${data}</h2><p>${safe}</p>`,
    pageOf: page,
  });
  return {
    key,
    language,
    title,
    path: pathOf(`document ${key} ${language}`, 'pdf'),
    content_type: 'application/pdf',
    content,
  };
}
