/** Prices by quantity: the price of a band holds for all units, and a band begins wherever an SRP, a cost or an override begins. */

export interface Banded {
  readonly minQuantity: number;
}

/** What holds for a quantity: the row with the greatest minimum that it reaches. */
export function atBand<Row extends Banded>(rows: readonly Row[], quantity: number): Row | undefined {
  let best: Row | undefined;
  for (const row of rows)
    if (row.minQuantity <= quantity && (best === undefined || row.minQuantity > best.minQuantity)) best = row;
  return best;
}

const onlyFirst: readonly number[] = [1];

/** All minimum quantities, from the smallest on; 1 is always one of them. */
export function bandsOf(...lists: readonly (readonly Banded[])[]): readonly number[] {
  let bands: Set<number> | undefined;
  for (const rows of lists)
    for (const { minQuantity } of rows) if (minQuantity !== 1) bands = (bands ?? new Set(onlyFirst)).add(minQuantity);
  return bands ? [...bands].sort((one, other) => one - other) : onlyFirst;
}
