/** Tags of one's own services: counted, renamed, made one and deleted (SOLO-17). */
import { action, go, row, screen, table } from '#define';
import DeleteServiceTag from '../../operations/ServiceManagement/DeleteServiceTag.ts';
import GetServiceTags from '../../operations/ServiceManagement/GetServiceTags.ts';
import RenameServiceTag from '../../operations/ServiceManagement/RenameServiceTag.ts';

const tag = { tag: row('Tag') } as const;

export default screen('/service-tool/tags?find?&sort?&page?&size?', {
  title: 'Tags of services',
  body: table(
    GetServiceTags,
    {},
    {
      columns: [{ field: 'Tag' }, { field: 'ServiceCount', as: 'Number', title: 'Services' }],
      sortable: ['Tag', 'ServiceCount'],
      sort: { field: 'ServiceCount', direction: 'DESC' },
      open: go('/service-tool?tags', { tags: row('Tag') }),
      actions: [
        action(RenameServiceTag, tag, {
          label: 'Rename',
          icon: 'pencil',
          ask: [
            { field: 'newTag', title: 'Tag' },
            { field: 'merge', title: 'If there is a tag of that name, make both one' },
          ],
          start: { newTag: row('Tag') },
          message: 'Tag renamed',
        }),
        action(DeleteServiceTag, tag, {
          label: 'Delete tag',
          icon: 'trash',
          tone: 'danger',
          confirm: {
            text: '{count, plural, one {It is taken off # service.} other {It is taken off # services.}}',
            values: { count: 'ServiceCount' },
          },
          message: 'Tag deleted',
        }),
      ],
      empty: 'None of your services has a tag yet. Select some in the service tool and change their tags.',
    },
  ),
});
