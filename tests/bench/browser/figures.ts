/** Medians, quantiles and ranges of repeated measurements. */

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const p95 = (values: readonly number[]): number => quantile(values, 0.95);

/** 'p50 5.1 ms, p95 9.8 ms, worst 12.0 ms (40)': of single calls in milliseconds, and how many they were. */
export const latencies = (values: readonly number[]): string =>
  `p50 ${quantile(values, 0.5).toFixed(1)} ms, p95 ${p95(values).toFixed(1)} ms, worst ${quantile(values, 1).toFixed(1)} ms (${values.length})`;

/** Between the two middle values where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? Number.NaN) + upper) / 2;
}

/** Three digits are enough for what repeats so badly. */
export const short = (value: number): string =>
  Number.isNaN(value)
    ? '–'
    : Math.abs(value) >= 100
      ? value.toFixed(0)
      : Math.abs(value) >= 10
        ? value.toFixed(1)
        : value.toFixed(2);

/** '31 (28–40)': the median, and the least and greatest where there are several. */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const middle = short(median(values));
  return values.length === 1 ? middle : `${middle} (${short(Math.min(...values))}–${short(Math.max(...values))})`;
}

/** Lines of text in columns: the first one to the left, figures to the right. */
export function columns(lines: readonly (readonly string[])[]): string {
  const widths = lines.reduce<number[]>((all, line) => line.map((cell, at) => Math.max(cell.length, all[at] ?? 0)), []);
  return lines
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}
