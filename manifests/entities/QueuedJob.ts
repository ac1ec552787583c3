/** A job as an administrator sees it: whose it is, how often it was tried, and what he may do about it. */
import { Type } from 'typebox';
import { entity } from '#define';
import { Job, jobExample } from './Job.ts';

const { MayDismiss: _may, HasFile: _file, FileName: _name, FileExpiresUtc: _expires, ...shared } = Job.properties;

export const QueuedJob = entity(
  'QueuedJob',
  Type.Object({
    ...shared,
    Attempts: Type.Integer(),
    /** Absent: the product's own work. */
    UserAccountId: Type.Optional(Type.Integer()),
    UserName: Type.Optional(Type.String()),
    /** It has failed, so it can be tried again. */
    MayRetry: Type.Boolean(),
  }),
);

const { MayDismiss: _mayNot, HasFile: _noFile, FileName: _noName, FileExpiresUtc: _never, ...same } = jobExample;

export const queuedJobExample = {
  ...same,
  Attempts: 1,
  UserAccountId: 100412,
  UserName: 'Magdalena Brückner',
  MayRetry: false,
};
