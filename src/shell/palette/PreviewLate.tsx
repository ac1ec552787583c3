/** The bar over a look with other rights; its code comes with the first look. */
import { lazy, Suspense } from 'react';
import { preview } from '../../client/preview.ts';
import { useStore } from '../../client/use-store.ts';

const Bar = lazy(async () => ({ default: (await import('./PreviewBar.tsx')).PreviewBar }));

export function PreviewLate() {
  const look = useStore(preview);
  if (!look) return null;
  return (
    <Suspense>
      <Bar look={look} />
    </Suspense>
  );
}
