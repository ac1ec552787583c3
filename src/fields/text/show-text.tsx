/** The show face of kinds that are plain text: any script, its own direction. */
import type { ShowProps } from '../../define/fields/field.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { EmptyValue } from './empty-value.tsx';

export function ShowText({ value }: Pick<ShowProps<string>, 'value'>) {
  return isEmpty(value) ? <EmptyValue /> : <bdi>{value}</bdi>;
}

export const asTyped = (text: string): string => text;
