/** Rules for values that only the server applies: check digits of bank accounts, forms of bank codes and VAT numbers (VAL-56). */
import { fieldTexts } from './field-texts.ts';
import type { Problem } from './problem.ts';

/** What follows the prefix of a VAT number, by the tax offices of the European Union and its neighbours. */
const vatForms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** A country outside of the list has numbers of its own, which are taken as they come. */
function vatProblem(value: string): Problem | undefined {
  const plain = value.replace(/[\s.-]/g, '').toUpperCase();
  const country = plain.slice(0, 2);
  const form = Object.hasOwn(vatForms, country) ? vatForms[country] : undefined;
  if (form === undefined || form.test(plain.slice(2))) return undefined;
  return { text: fieldTexts.vatNumber, parameters: { country } };
}

/** ISO 13616: country and check digits behind the rest, letters as numbers from 10, and the whole leaves 1 when divided by 97. */
function ibanProblem(value: string): Problem | undefined {
  const plain = value.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return { text: fieldTexts.format };
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? undefined : { text: fieldTexts.checkDigits };
}

/** ISO 9362: bank, country, place, and a branch that may be absent. */
const bicProblem = (value: string): Problem | undefined =>
  /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/i.test(value.trim()) ? undefined : { text: fieldTexts.format };

const rules: Readonly<Record<string, (value: string) => Problem | undefined>> = {
  VatNumber: vatProblem,
  Iban: ibanProblem,
  Bic: bicProblem,
};

/** What is wrong with the value of a field that a layout marks for a remote check; an empty one is never wrong here. */
export const remoteProblem = (field: string, value: unknown): Problem | undefined =>
  typeof value === 'string' && value.trim() !== '' ? rules[field]?.(value) : undefined;
