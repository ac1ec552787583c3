/** Exact decimals: a value is a whole number of millionths, and a formula is one fraction that is rounded once. */

declare const inMillionths: unique symbol;

/** A number in millionths. Sums and differences are those of integers; whatever divides goes through `rounded`. */
export type Decimal = bigint & { readonly [inMillionths]: true };

/** Decimals of a result: those of a currency, 4 of percentages, 6 of metered prices. */
export type Digits = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const finest = 6;
/** The first of sixteen digits. */
const farthest = 10n ** 15n;
export const zero = 0n as Decimal;
export const one = 1_000_000n as Decimal;
export const hundred = 100_000_000n as Decimal;

/** Millionths in the last decimal, by the number of decimals. */
const units = [one, 100_000n, 10_000n, 1_000n, 100n, 10n, 1n] as const;

/** numerator / denominator, in millionths, with so many decimals: half of the last one goes away from zero. @throws for a denominator of 0. */
export function rounded(numerator: bigint, denominator: bigint, digits: Digits): Decimal {
  if (denominator < 0n) return rounded(-numerator, -denominator, digits);
  const unit = units[digits];
  const divisor = denominator * unit;
  const steps = ((numerator < 0n ? -numerator : numerator) + divisor / 2n) / divisor;
  return ((numerator < 0n ? -steps : steps) * unit) as Decimal;
}

const decimalForm = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/** What a text means in units of its so many-th decimal. @throws for what is no number, or has more decimals than are kept. */
export function scaledFromText(text: string, decimals: number): bigint {
  const [, sign, whole, fraction = '', exponent = '0'] = decimalForm.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`'${text}' is no number; a number is written as -1234.5`);
  const shift = decimals - fraction.length + Number(exponent);
  const digits = BigInt(whole + fraction);
  const power = 10n ** BigInt(Math.abs(shift));
  if (shift < 0 && digits % power !== 0n) throw new RangeError(`'${text}' has more than ${decimals} decimals`);
  const scaled = shift < 0 ? digits / power : digits * power;
  return sign === '-' ? -scaled : scaled;
}

/** A number as PostgreSQL and JSON write it. @throws for what is no number, or has more than six decimals. */
export const fromText = (text: string): Decimal => scaledFromText(text, finest) as Decimal;

/** The number that its shortest form names. @throws for one that is not finite or has more than six decimals. */
export function fromNumber(value: number): Decimal {
  // Up to fifteen digits no two decimals are the same binary number, so the way back tells whether nothing was lost.
  const scaled = Math.round(value * 1_000_000);
  const isExact = Math.abs(scaled) < 1e15 && scaled / 1_000_000 === value;
  return isExact ? (BigInt(scaled) as Decimal) : fromText(String(value));
}

/** The shortest form: no zeros behind the last decimal that counts. */
export function toText(value: Decimal): string {
  const digits = (value < 0n ? -value : value).toString().padStart(finest + 1, '0');
  const fraction = digits.slice(-finest).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -finest)}${fraction && `.${fraction}`}`;
}

/** For JSON. @throws for one of so many digits that a binary number would be another one. */
export function toNumber(value: Decimal): number {
  // Up to fifteen digits the nearest binary number is that of the quotient, and leads back to the decimal.
  if (value < farthest && value > -farthest) return Number(value) / 1_000_000;
  const number = Number(toText(value));
  if (fromNumber(number) !== value) throw new RangeError(`${toText(value)} has too many digits for a JSON number`);
  return number;
}

export function sumOf(values: Iterable<Decimal>): Decimal {
  let sum = 0n;
  for (const value of values) sum += value;
  return sum as Decimal;
}
