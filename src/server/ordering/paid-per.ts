/** How a unit is paid, in the English words of the contract. */
import { PricePer } from '../../../manifests/entities/ServiceSearchResult.ts';

const { words } = PricePer as unknown as { readonly words: Readonly<Record<string, string>> };

/** per user and month */
export const paidPer = (unit: string, period: 'Month' | 'Use'): string => words[`${unit}${period}`] ?? '';
