/** What stands under a field that is wrong: icon and words, never the colour alone. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { ReactNode } from 'react';

export function fieldMessage(error: ReactNode): { error?: ReactNode } {
  if (error === undefined || error === null || error === false || error === '') return {};
  if (error === true) return { error };
  return {
    error: (
      <>
        <IconAlertCircle size={14} stroke={1.75} aria-hidden style={{ flex: 'none', marginTop: 1 }} />
        <span>{error}</span>
      </>
    ),
  };
}
