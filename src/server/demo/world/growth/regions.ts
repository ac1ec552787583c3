/** What the generated companies of a reseller are made of: the names and places of its country. */

import type { DemoAccount } from '../accounts/account.ts';
import { bogazici, ostsee, wisla } from '../accounts/resellers.ts';
import { mailPart } from '../latin.ts';

const regions = [
  {
    reseller: ostsee.name,
    trades: `Landmaschinen, Bäckerei, Metallbau, Druckerei, Optik, Holzbau, Gartenbau, Elektrotechnik, Zahntechnik, Weinhandel,
      Tiefbau, Möbelwerke, Feinmechanik, Softwarehaus, Steuerberatung, Reederei, Spedition, Glasbläserei, Orgelbau, Fischräucherei`,
    forms: { GmbH: 'GmbH', KG: 'KG', GmbHCoKG: 'GmbH & Co. KG', AG: 'AG' },
  },
  {
    reseller: wisla.name,
    trades: `Piekarnia, Meble, Drukarnia, Budownictwo, Elektronika, Szkółka, Stolarnia, Odlewnia, Apteka, Hurtownia, Tartak,
      Spedycja, Kamieniarstwo, Pasieka, Młyn, Gorzelnia, Przetwórstwo, Księgarnia`,
    forms: { SpZoo: 'Sp. z o.o.', SA: 'S.A.', SpK: 'sp.k.' },
  },
  {
    reseller: bogazici.name,
    trades: `Lojistik, Mobilya, Tekstil, Gıda, İnşaat, Matbaa, Elektronik, Turizm, Seramik, Tarım, Denizcilik, Cam, Kuyumculuk,
      Otomotiv, Yazılım, Zeytinyağı`,
    forms: { AS: 'A.Ş.', LtdSti: 'Ltd. Şti.' },
  },
];

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows by temporary table. */
export function regionRows(
  accounts: readonly DemoAccount[],
): Readonly<Record<'region' | 'given_name' | 'family', Rows>> {
  const sellers = regions.map(({ reseller, trades, forms }, index) => {
    const parent = accounts.find(({ name }) => name === reseller);
    if (!parent) throw new Error(`There is no reseller ${reseller}`);
    return { region: index + 1, parent, trades, forms, ...parent.country };
  });
  return {
    region: sellers.map(({ region, parent, culture, places, trades, forms }) => ({
      number: region,
      parent_id: parent.id,
      parent_path: parent.path,
      country: parent.country.code,
      currency: parent.currency,
      language: culture.language,
      given_names: culture.women.length + culture.men.length,
      families: culture.families.length,
      cities: places.map(({ city }) => city),
      postal_codes: places.map(({ postalCode }) => postalCode),
      streets: culture.streets,
      trades: trades.split(',').map((trade) => trade.trim()),
      forms: Object.values(forms),
      form_values: Object.keys(forms),
      departments: [...new Set(culture.departments.flat())],
    })),
    given_name: sellers.flatMap(({ region, culture: { women, men, umlauts } }) =>
      [...women, ...men].map(({ written, latin }, number) => ({
        region,
        number,
        woman: number < women.length,
        written,
        latin: mailPart(latin, umlauts),
      })),
    ),
    family: sellers.flatMap(({ region, culture: { families, umlauts } }) =>
      families.map(({ man, woman }, number) => ({
        region,
        number,
        man: man.written,
        woman: woman.written,
        man_latin: mailPart(man.latin, umlauts),
        woman_latin: mailPart(woman.latin, umlauts),
      })),
    ),
  };
}
