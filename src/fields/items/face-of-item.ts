/** The faces of the kinds that items of a list may have. */
import { type ItemsOptions, type ItemValue, kindOfItem } from '../../rules/kinds/ValueList.ts';
import country from '../Country.tsx';
import currency from '../Currency.tsx';
import date from '../Date.tsx';
import dateTimeUtc from '../DateTimeUtc.tsx';
import duration from '../Duration.tsx';
import email from '../Email.tsx';
import type { Field } from '../field.ts';
import identifier from '../Identifier.tsx';
import ipRange from '../IpRange.tsx';
import money from '../Money.tsx';
import number from '../Number.tsx';
import percent from '../Percent.tsx';
import phone from '../Phone.tsx';
import postalCode from '../PostalCode.tsx';
import text from '../Text.tsx';
import timeOfDay from '../TimeOfDay.tsx';
import url from '../Url.tsx';

const faces = {
  Country: country,
  Currency: currency,
  Date: date,
  DateTimeUtc: dateTimeUtc,
  Duration: duration,
  Email: email,
  Identifier: identifier,
  IpRange: ipRange,
  Money: money,
  Number: number,
  Percent: percent,
  Phone: phone,
  PostalCode: postalCode,
  Text: text,
  TimeOfDay: timeOfDay,
  Url: url,
} as const satisfies Record<ItemsOptions['as'], unknown>;

/** Texts where nobody has said a kind. */
export const faceOfItem = (told: ItemsOptions | undefined): Field<ItemValue> =>
  faces[kindOfItem(told).kind as ItemsOptions['as']] as unknown as Field<ItemValue>;
