/** Work of the server that goes on after its call was answered, as its owner sees it. */
import { Type } from 'typebox';
import { entity } from '#define';

export const jobId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const JobState = Type.Enum(['Queued', 'Running', 'Completed', 'Failed', 'Cancelled'], { type: 'string' });

export const Job = entity(
  'Job',
  Type.Object({
    JobId: jobId,
    /** Name of the job, such as export. */
    Kind: Type.String(),
    /** What it is about, in the words of whoever started it: a file name. */
    Title: Type.String(),
    State: JobState,
    /** How much is done, and of how much once that is known. */
    Done: Type.Integer(),
    Total: Type.Optional(Type.Integer()),
    /** How much that is in per cent; absent while nobody knows of how much. */
    Share: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    CreatedUtc: Type.String(),
    /** Not begun before; of a job that waits for its time. */
    RunAtUtc: Type.Optional(Type.String()),
    StartedUtc: Type.Optional(Type.String()),
    FinishedUtc: Type.Optional(Type.String()),
    /** Why it failed, or why it is tried again. */
    Error: Type.Optional(Type.String()),
    /** It has not ended yet, so it can be stopped. */
    MayCancel: Type.Boolean(),
    /** It has ended, so it can be taken off the list. */
    MayDismiss: Type.Boolean(),
    /** There is a file to fetch. */
    HasFile: Type.Boolean(),
    FileName: Type.Optional(Type.String()),
    FileExpiresUtc: Type.Optional(Type.String()),
    /** Who began it in its owner's name. */
    Impersonator: Type.Optional(Type.String()),
  }),
);

export const jobExample = {
  JobId: 311,
  Kind: 'export',
  Title: 'Accounts 2026-11-21.xlsx',
  State: 'Completed' as const,
  Done: 57,
  Total: 57,
  Share: 100,
  CreatedUtc: '2026-11-21T08:55:00Z',
  StartedUtc: '2026-11-21T08:55:00Z',
  FinishedUtc: '2026-11-21T08:55:01Z',
  MayCancel: false,
  MayDismiss: true,
  HasFile: true,
  FileName: 'Accounts_2026-11-21.xlsx',
  FileExpiresUtc: '2026-11-28T08:55:01Z',
};
