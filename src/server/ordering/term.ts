/** A term as one value: its months and how they are paid. */
export interface Term {
  readonly commitmentMonths: number;
  readonly billing: 'Monthly' | 'YearlyPrepaid';
}

export const termText = ({ commitmentMonths, billing }: Term): string => `${commitmentMonths}-${billing}`;

/** The contract has seen to its form. */
export function termOf(text: string): Term {
  const [months, billing] = text.split('-');
  return { commitmentMonths: Number(months), billing: billing === 'YearlyPrepaid' ? billing : 'Monthly' };
}
