/** Errors of reports. */

const errors = {
  noReport: 'There is no report {report}.',
  notASeller: 'Only marketplaces and resellers sell anything.',
  noPlannedReport: 'There is no planned report {plannedReportId}.',
  mayNotReceive: '{name} may not read this report, or sees less than you do.',
  tooManyPlans: 'You have planned {n} reports already. Delete one first.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
