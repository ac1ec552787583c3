/** All reports by name: the folder is the registry, and a report that is added there is listed, run, drawn, exported and planned. */
import type { CallContext } from '../../define/contract/handler.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import { Failure } from '../calls/failure.ts';
import type { Report, ReportColumn, ReportDefinition } from './report.ts';

const files = import.meta.glob<ReportDefinition>('../reports/*.ts', { eager: true, import: 'default' });

const reports: ReadonlyMap<string, Report> = new Map(
  Object.entries(files).map(([file, definition]) => {
    const name = file.slice('../reports/'.length, -'.ts'.length);
    return [name, { name, ...definition }];
  }),
);

export const reportsFor = (held: Capabilities): readonly Report[] =>
  [...reports.values()].filter(({ needs }) => meets(held, needs));

/** @throws 404 for a report that is not there, and for one whose right is missing: nobody learns of it. */
export function findReport({ session }: Pick<CallContext, 'session'>, name: string): Report {
  const found = reports.get(name);
  if (!found || !meets(session.user.Capability, found.needs)) throw new Failure(404, 'noReport', { report: name });
  return found;
}

/** A report of this version, whoever asks. */
export const knownReport = (name: string): Report | undefined => reports.get(name);

export const columnsFor = ({ columns }: Report, held: Capabilities): readonly ReportColumn[] =>
  columns.filter(({ needs }) => needs === undefined || meets(held, needs));
