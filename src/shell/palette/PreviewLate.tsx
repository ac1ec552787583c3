/** The bar over a preview with other rights; its code comes with the first preview. */
import { lazy, Suspense } from 'react';
import { useStore } from '../../client/page/use-store.ts';
import { rightsPreview } from '../../client/session/rights-preview.ts';

const Bar = lazy(async () => ({ default: (await import('./PreviewBar.tsx')).PreviewBar }));

export function PreviewLate() {
  const preview = useStore(rightsPreview);
  if (!preview) return null;
  return (
    <Suspense>
      <Bar preview={preview} />
    </Suspense>
  );
}
