/** Errors of jobs and their files. */

const errors = {
  tooManyJobs: 'You have {n} exports or other jobs waiting or running, which is the most. Minutes to wait: {minutes}.',
  noJob: 'There is no job {jobId}.',
  jobOwnerGone: 'The user who started it may not work here any more.',
  jobEnded: 'The job {jobId} has ended.',
  jobGoesOn: 'The job {jobId} has not ended yet.',
  noJobFile: 'The job {jobId} has no file, or no longer.',
  jobFileOutOfSight: 'The file of the job {jobId} holds accounts that you do not see any more. Start it again.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
