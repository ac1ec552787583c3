/** What fields get from the form: a way to upload, and whose password is set there. */
import { useMemo } from 'react';
import { upload } from '../../../client/files/upload.ts';
import { type FieldServices, noPasswordOwner } from '../../../fields/editing/field-services.ts';
import { useEngineServices } from '../../frame/engine-services.tsx';

export function useFieldServices(): FieldServices {
  const owner = useEngineServices().person?.passwordOwner ?? noPasswordOwner;
  return useMemo(() => ({ upload, owner }), [owner]);
}
