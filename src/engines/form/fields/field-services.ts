/** What fields get from the form: a way to upload, and whose password is set there. */
import { type ComponentType, useMemo } from 'react';
import { upload } from '../../../client/files/upload.ts';
import { type FieldServices, noPasswordOwner } from '../../../fields/editing/field-services.ts';
import { useEngineServices } from '../../frame/engine-services.tsx';
import { onDemand } from '../../frame/on-demand.tsx';

type LayoutFormProps = { readonly layout: unknown };

/** A form may stand inside of a field of a form: found by a glob, for neither can name the other. */
const found = import.meta.glob<ComponentType<LayoutFormProps>>('../layout-form.tsx', { import: 'LayoutForm' });
const LayoutForm = onDemand<LayoutFormProps>(async () => {
  const [load] = Object.values(found);
  if (!load) throw new Error('There is no form for layouts');
  return load();
});

export function useFieldServices(): FieldServices {
  const owner = useEngineServices().person?.passwordOwner ?? noPasswordOwner;
  return useMemo(() => ({ upload, owner, LayoutForm }), [owner]);
}
