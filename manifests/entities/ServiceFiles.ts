/** The icon, pictures and documents of a service, as its vendor edits them (SOLO-18). */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { serviceId } from './serviceRef.ts';
import { version, versionExample } from './version.ts';

const optional = Type.Optional;
const orNull = <T extends Type.TSchema>(schema: T) => optional(Type.Union([schema, Type.Null()]));
/** Of an upload of the caller, or of a file that the service has already. */
const path = Type.String({ minLength: 1, maxLength: 200 });
const title = Type.String({ maxLength: 200 });

const picture = Type.Object({ Path: path, Title: orNull(title) });
const document = Type.Object({
  Path: path,
  Title: orNull(title),
  /** Absent: for readers of every language. */
  Language: orNull(Type.String({ maxLength: 10 })),
  /** In bytes; only read. */
  Size: orNull(Type.Integer()),
});

/** What is sent is there in this order afterwards, and what is not sent of a list is gone. */
export const ServiceFilesInput = Type.Object({
  /** null takes it away, which a published service refuses. */
  Icon: orNull(path),
  Pictures: orNull(Type.Array(picture, { maxItems: 20 })),
  Documents: orNull(Type.Array(document, { maxItems: 20 })),
});

export const ServiceFiles = entity(
  'ServiceFiles',
  Type.Object({
    ServiceId: serviceId,
    Version: version,
    Icon: optional(Type.String()),
    Pictures: Type.Array(picture),
    Documents: Type.Array(document),
  }),
);

export const serviceFilesExample: Static<typeof ServiceFiles> = {
  ServiceId: 3,
  Version: versionExample,
  Icon: '7f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/512x512-1867c0-0a1b2c3d.webp',
  Pictures: [{ Path: '5f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/1600x1067-7a8f5c-a1b2c3.webp', Title: 'The overview' }],
  Documents: [
    {
      Path: '5f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/Sicherheitskonzept-2027.pdf',
      Title: 'Sicherheitskonzept',
      Language: 'de',
      Size: 482_113,
    },
  ],
};
