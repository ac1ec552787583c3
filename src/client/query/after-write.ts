/** What follows a write that went through: answers that it may have changed are asked for again, here and in other tabs. */
import type { QueryClient } from '@tanstack/react-query';
import { tagsChanged } from '../../define/contract/changes.ts';
import { anything, concerns, publishChanges, readsOf } from './changes.ts';
import { queryClient } from './query-client.ts';

interface Written {
  readonly operation: string;
}

/** Every write goes this way; it is over when what is shown has come anew. */
export function afterWrite(operation: Written, client: QueryClient = queryClient): Promise<void> {
  const tags = tagsChanged(operation) ?? [anything];
  publishChanges(tags);
  return client.invalidateQueries({ predicate: ({ meta }) => concerns(readsOf(meta), tags) });
}
