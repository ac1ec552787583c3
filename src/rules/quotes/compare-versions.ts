/** What became of each fee from one version of a quote to another. */

/** As much of a fee as its comparison looks at. */
export interface VersionFee {
  readonly LineNo: number;
  readonly ItemId: number;
  readonly ServiceId: number;
  readonly Service: string;
  readonly Fee: string;
  readonly FeeType: 'Monthly' | 'YearlyPrepaid' | 'Once';
  readonly CommitmentMonths: number;
  readonly Quantity: number;
  readonly Price?: number;
  readonly Value?: number;
}

export interface ComparedFee {
  /** Its place in the comparison. */
  readonly place: number;
  readonly change: 'Added' | 'Removed' | 'Changed' | 'Same';
  readonly before?: VersionFee;
  readonly after?: VersionFee;
}

/** The same fee of the same service; a version may offer a service twice, so the first of it is held against the first. */
const keyOf = ({ ServiceId, ItemId }: VersionFee): string => `${ServiceId} ${ItemId}`;

const isSame = (before: VersionFee, after: VersionFee): boolean =>
  before.Quantity === after.Quantity && before.Price === after.Price && before.Value === after.Value;

/** In the order of the later version; what it offers no more stands at the end. */
export function comparedFees(before: readonly VersionFee[], after: readonly VersionFee[]): readonly ComparedFee[] {
  const left = [...before];
  const kept = after.map((fee): Omit<ComparedFee, 'place'> => {
    const at = left.findIndex((one) => keyOf(one) === keyOf(fee));
    const [was] = at < 0 ? [] : left.splice(at, 1);
    if (!was) return { change: 'Added', after: fee };
    return { change: isSame(was, fee) ? 'Same' : 'Changed', before: was, after: fee };
  });
  const gone = left.map((fee) => ({ change: 'Removed', before: fee }) as const);
  return [...kept, ...gone].map((one, index) => ({ place: index + 1, ...one }));
}
