/** Gives a tag another name on all services that have it. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { serviceTag } from '../../entities/ServiceTag.ts';

export default operation('ServiceManagement/RenameServiceTag', {
  summary:
    'Gives a tag another name on all services of the vendors below the caller; where there is a tag of that name already, both become one if that is asked for, else it is refused.',
  kind: 'write',
  subject: 'session',
  changes: [everywhere('Service')],
  needs: can('SERVICE_TAGS', 'Update'),
  errors: ['noServiceTag'],
  audit: { event: 'Service tag renamed' },
  input: Type.Object({
    tag: serviceTag,
    newTag: serviceTag,
    /** It may become one with a tag of that name. */
    merge: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({ ServiceCount: Type.Integer() }),
  example: { input: { tag: 'DSGVO', newTag: 'GDPR' }, data: { ServiceCount: 21 } },
});
