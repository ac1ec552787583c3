/** Errors of the administration console and its methods. */

const errors = {
  unknownMethod: 'There is no method {method}. There is: {allowed}.',
  unknownDescription: 'There is no operation {name} to be described. There is: {allowed}.',
  ofInstallation: 'This concerns the whole installation: only administrators of the account at its root may do it.',
  onlyInDemo: 'Only a demo world has a clock that can be set.',
  clockGoesForward: 'The clock of billing only goes forward, by less than five years: it is {now}.',
  noQueuedJob: 'There is no job {jobNumber} of a user in your branch.',
  jobNotFailed: 'The job {jobNumber} has not failed, so it is not tried again.',
  jobHasEnded: 'The job {jobNumber} has ended, so there is nothing to cancel.',
  noWaitingMail: 'There is no e-mail {mailId} that waits to be sent.',
  auditEntryChanged: 'The audit log is not as it was written: the entry {entry} was changed.',
  auditEntryMissing: 'The audit log is not whole: what stood before the entry {entry} is missing.',
  auditEndMissing: 'The audit log is not whole: its last entries are missing.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
