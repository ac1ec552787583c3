/** How the installation is: database, queue, servers, disk. */
import { Type } from 'typebox';
import { can, operation } from '#define';

const size = Type.Integer({ minimum: 0 });

export default operation('Administration/GetInstallationHealth', {
  summary: 'Answers the state of the database, the queue and every server process. For the account at the root alone.',
  kind: 'read',
  subject: 'none',
  reads: [],
  needs: can('ADMINISTRATIVE', 'Read'),
  errors: ['ofInstallation'],
  auditedLook: { event: 'Administration looked at' },
  input: Type.Object({}),
  data: Type.Object({
    Database: Type.Object({
      Version: Type.String(),
      /** Bytes. */
      Size: size,
      Connections: size,
      Migrations: size,
      LastMigration: Type.String(),
    }),
    Queue: Type.Object({
      /** Due, and not begun. */
      Waiting: size,
      Planned: size,
      Running: size,
      Failed: size,
      OldestWaitingUtc: Type.Union([Type.String(), Type.Null()]),
    }),
    Mails: Type.Object({ Waiting: size }),
    Servers: Type.Array(
      Type.Object({
        Host: Type.String(),
        /** A name, not a count: nobody writes it with separators. */
        ProcessId: Type.String(),
        Version: Type.String(),
        StartedUtc: Type.String(),
        SeenUtc: Type.String(),
        Sockets: size,
        HubConnections: size,
        /** Bytes, where the data folder lies. */
        DiskFree: size,
        DiskSize: size,
      }),
    ),
  }),
  example: {
    input: {},
    data: {
      Database: {
        Version: '18.0',
        Size: 48_000_000,
        Connections: 9,
        Migrations: 40,
        LastMigration: '107-server-process',
      },
      Queue: { Waiting: 0, Planned: 2, Running: 1, Failed: 0, OldestWaitingUtc: null },
      Mails: { Waiting: 3 },
      Servers: [
        {
          Host: 'portal-1',
          ProcessId: '4711',
          Version: '0.1.0',
          StartedUtc: '2026-11-21T06:00:00Z',
          SeenUtc: '2026-11-21T08:55:00Z',
          Sockets: 128,
          HubConnections: 64,
          DiskFree: 40_000_000_000,
          DiskSize: 80_000_000_000,
        },
      ],
    },
  },
});
