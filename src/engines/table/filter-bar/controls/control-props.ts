/** What the control of every face is given. */

import type { FieldPlan } from '../../../field-plan/pages.ts';
import type { Chip } from '../../model/chips.ts';
import type { FilterPlan } from '../../model/filters.ts';
import type { List } from '../../use-list.ts';

export interface FilterControlProps {
  readonly chip: Chip;
  readonly list: List;
  /** The panel may close: what was asked for is there. */
  readonly onDone: () => void;
}

/** A filter as a field that is edited. */
export const fieldOfFilter = ({ field, title, choices, kind }: FilterPlan): FieldPlan => ({
  name: field,
  kind,
  english: true,
  options: { label: title, ...(choices && { choices }) },
});
