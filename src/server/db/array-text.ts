/** Arrays of thousands of values as the texts that PostgreSQL reads: the driver would look for quotes in each of them. */

/** @param values numbers, days and others that hold none of the signs of an array: quotes, commas, braces, backslashes, spaces. */
export const arrayText = (values: readonly (number | string | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`;
