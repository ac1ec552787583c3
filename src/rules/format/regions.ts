/** Countries (ISO 3166 alpha-2) and currencies (ISO 4217) with their names in the user's language, sorted there. */
import type { Choice } from '../../define/fields/field.ts';
import { BoundedCache } from './bounded-cache.ts';

const countries =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

const currencies =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'.split(
    ' ',
  );

const names = new BoundedCache<Intl.DisplayNames>(40);
const lists = new BoundedCache<readonly Choice[]>(40);

export const countryChoices = (locale: string): readonly Choice[] => list('region', countries, locale);
export const currencyChoices = (locale: string): readonly Choice[] => list('currency', currencies, locale);

const namesOf = (type: 'region' | 'currency', locale: string): Intl.DisplayNames =>
  names.getOrCreate(`${type} ${locale}`, () => new Intl.DisplayNames(locale, { type }));

/** 'Germany' for DE; a code that nobody knows stays as it is. */
export const regionName = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code) ? (namesOf('region', locale).of(code) ?? code) : code;

/** Making names and sorting them takes milliseconds, so each language does it once. */
const list = (type: 'region' | 'currency', codes: readonly string[], locale: string): readonly Choice[] =>
  lists.getOrCreate(`${type} ${locale}`, () => makeList(type, codes, locale));

function makeList(type: 'region' | 'currency', codes: readonly string[], locale: string): readonly Choice[] {
  const word = (code: string) => namesOf(type, locale).of(code) ?? code;
  const label = (code: string) => (type === 'currency' ? `${code} – ${word(code)}` : word(code));
  const { compare } = new Intl.Collator(locale);
  return codes.map((value) => ({ value, label: label(value) })).sort((a, b) => compare(a.label, b.label));
}
