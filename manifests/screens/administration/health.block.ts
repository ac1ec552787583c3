/** How the installation is: database, queue and servers, with what concerns all of it. */
import { action, type BindingScope, type Block, part, stack, table, view } from '#define';
import CheckAuditChain from '../../operations/Administration/CheckAuditChain.ts';
import ClearCaches from '../../operations/Administration/ClearCaches.ts';
import GetInstallationHealth from '../../operations/Administration/GetInstallationHealth.ts';

export const health: Block<BindingScope> = stack(
  view(
    GetInstallationHealth,
    {},
    {
      sections: [
        {
          title: 'Database',
          fields: [
            { field: 'Database.Version', title: 'Version' },
            { field: 'Database.Size', as: 'FileSize', title: 'Size' },
            { field: 'Database.Connections', title: 'Connections' },
            { field: 'Database.Migrations', title: 'Migrations' },
            { field: 'Database.LastMigration', title: 'Last migration' },
          ],
        },
        {
          title: 'Queue',
          fields: [
            { field: 'Queue.Waiting', title: 'Waiting' },
            { field: 'Queue.Running', title: 'Running' },
            { field: 'Queue.Planned', title: 'Planned for later' },
            { field: 'Queue.Failed', title: 'Failed' },
            { field: 'Queue.OldestWaitingUtc', as: 'TimeAgo', title: 'Oldest that waits' },
            { field: 'Mails.Waiting', title: 'E-mails that wait' },
          ],
        },
      ],
      actions: [
        action(
          CheckAuditChain,
          {},
          {
            label: 'Check the audit log',
            icon: 'check',
            message: 'The check has begun: its outcome stands among your jobs',
          },
        ),
        action(
          ClearCaches,
          {},
          {
            label: 'Clear caches',
            icon: 'refresh',
            confirm:
              'Every server reads sessions, rights and layouts anew, and open browsers ask for their layouts again. Nobody is signed out.',
            message: 'Caches cleared',
          },
        ),
      ],
    },
  ),
  table(
    part(GetInstallationHealth, 'Servers'),
    {},
    {
      title: 'Servers',
      columns: [
        { field: 'Host', width: 200 },
        { field: 'ProcessId', as: 'Identifier', title: 'Process' },
        'Version',
        { field: 'StartedUtc', as: 'TimeAgo', title: 'Started' },
        { field: 'Sockets', title: 'Open sockets', width: 140 },
        { field: 'HubConnections', title: 'Hub connections', width: 160 },
        { field: 'DiskFree', as: 'FileSize', title: 'Free space' },
        { field: 'DiskSize', as: 'FileSize', title: 'Space in all' },
        { field: 'SeenUtc', as: 'TimeAgo', title: 'Seen', hidden: true },
      ],
      refresh: { every: 10 },
      empty: 'No server has said that it is there.',
    },
  ),
);
