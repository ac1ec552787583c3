/** The dialog before an action, over its screen once that stands. */
import { useEffect, useState } from 'react';
import { ActionDialog } from '../../src/engines/action/dialog.tsx';
import { objectName } from '../../src/engines/action/prepare.ts';
import { useBindingValues } from '../../src/engines/binding/use-binding-values.ts';
import { settled } from '../testing/settled.ts';
import type { DialogOfAction } from './dialogs.ts';

export function OpenDialog({ action, row }: DialogOfAction) {
  const scope = useBindingValues({ row });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void settled(document.body).then(() => setOpen(true));
  }, []);
  if (!isOpen) return null;
  return (
    <ActionDialog
      action={action}
      name={objectName(row)}
      busy={false}
      scope={scope}
      onClose={() => {}}
      onAgree={async () => {}}
    />
  );
}
