/** A column that was asked for by the words of a screen, as files write it. */
import type { exportRequest } from '../../../manifests/entities/exportRequest.ts';
import type { Static } from '../../define/contract/schema.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { valueAt } from '../../rules/path.ts';
import type { FileColumn } from './table-file.ts';

type Column = Static<typeof exportRequest>['columns'][number];

export const fileColumn = ({
  field,
  title,
  kind,
  with: told,
  choices,
  currency,
  currencyField,
}: Column): FileColumn<unknown> => ({
  title,
  kind: kindFor(kind),
  value: (row) => valueAt(row, field),
  options: (row) => {
    const code = currencyField === undefined ? currency : valueAt(row, currencyField);
    return {
      ...(told ? { with: told } : {}),
      ...(choices ? { choices } : {}),
      ...(typeof code === 'string' ? { currency: code } : {}),
    };
  },
});
