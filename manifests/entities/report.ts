/** Reports as calls tell of them: what there is, what may be asked, which columns come, and one row (SOLO-28, SOLO-29). */
import { Type } from 'typebox';
import { can, entity } from '#define';

const optional = Type.Optional;

/** The name of its file: revenue, orders. */
export const reportName = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z][a-z-]*$' });

export const readsReports = can('REPORTING', 'Read');
export const plansReports = can('REPORTING', 'Execute');

export const Report = entity(
  'Report',
  Type.Object({
    Report: reportName,
    Title: Type.String(),
    /** Under which it stands; of those that are used much it says so. */
    Group: Type.String(),
    Summary: Type.String(),
    Icon: Type.String(),
    /** How often its reader has run it. */
    UsesCount: Type.Integer(),
    LastUsedUtc: optional(Type.String()),
  }),
);
export const reportExample = {
  Report: 'revenue',
  Title: 'Revenue by customer',
  Group: 'Sales',
  Summary: 'What each customer was billed, without tax.',
  Icon: 'chart-bar',
  UsesCount: 34,
  LastUsedUtc: '2026-11-20T10:02:00Z',
};

/** A value that is chosen, and what it is called in the language of the caller. */
const Choice = Type.Object({ Value: Type.String(), Label: Type.String() });

export const ReportParameter = entity(
  'ReportParameter',
  Type.Object({
    /** By which `parameters` of a run names it. */
    Name: Type.String(),
    Title: Type.String(),
    /** The field kind by which it is asked for. */
    Kind: Type.String(),
    Choices: optional(Type.Array(Choice)),
    /** What kind of thing it is, where it is one that is found by its name: Account. */
    Finds: optional(Type.String()),
  }),
);

export const ReportColumn = entity(
  'ReportColumn',
  Type.Object({
    Field: Type.String(),
    Title: Type.String(),
    Kind: Type.String(),
    Width: optional(Type.Integer()),
    Choices: optional(Type.Array(Choice)),
    /** The field with the currency code of its amounts. */
    Currency: optional(Type.String()),
    /** What stands below it. */
    Total: optional(Type.Enum(['sum'], { type: 'string' })),
    IsHidden: optional(Type.Boolean()),
  }),
);

/** By the names of the parameters; what is not said is as the report begins. */
export const reportParameters = Type.Record(
  Type.String({ pattern: '^[a-zA-Z]{1,40}$' }),
  Type.Union([Type.String({ maxLength: 200 }), Type.Integer()]),
  { maxProperties: 20 },
);

/** Values by the names of the columns. */
export const ReportValues = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
);

/** By the names of the columns: what was counted, and amounts by their currencies. */
export const ReportTotals = Type.Record(
  Type.String(),
  Type.Union([Type.Number(), Type.Record(Type.String(), Type.Number())]),
);

export const ReportRow = entity('ReportRow', Type.Object({ RowId: Type.String(), Values: ReportValues }));

export const ReportPoint = entity(
  'ReportPoint',
  Type.Object({
    /** 'YYYY-MM'. */
    Month: Type.String(),
    /** What the bar is divided by, in the language of the caller. */
    Series: Type.String(),
    Value: Type.Number(),
    Currency: optional(Type.String()),
    /** The month goes on: it is what it will come to. */
    IsEstimate: Type.Boolean(),
  }),
);

export const plannedReportId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const Rhythm = Type.Enum(['Daily', 'Weekly', 'Monthly'], {
  type: 'string',
  words: { Daily: 'Every day', Weekly: 'Every Monday', Monthly: 'On the first of each month' },
});
export const PlanState = Type.Enum(['Active', 'Stopped'], {
  type: 'string',
  words: { Active: 'Active', Stopped: 'Stopped' },
});
export const ReportFormat = Type.Enum(['xlsx', 'csv'], { type: 'string', words: { xlsx: 'Excel (XLSX)', csv: 'CSV' } });

export const PlannedReport = entity(
  'PlannedReport',
  Type.Object({
    PlannedReportId: plannedReportId,
    Name: Type.String(),
    Report: reportName,
    Title: Type.String(),
    Parameters: reportParameters,
    /** The same in the language of the caller; empty: it runs as it begins. */
    AskedFor: Type.String(),
    Rhythm,
    Format: ReportFormat,
    Recipients: Type.Array(Type.String()),
    State: PlanState,
    /** Why it stopped. */
    Problem: optional(Type.String()),
    NextUtc: optional(Type.String()),
    LastSentUtc: optional(Type.String()),
    MayStop: Type.Boolean(),
    MayGoOn: Type.Boolean(),
  }),
);
export const plannedReportExample = {
  PlannedReportId: 7,
  Name: 'Revenue for the board',
  Report: 'revenue',
  Title: 'Revenue by customer',
  Parameters: { period: 'LastMonth' },
  AskedFor: 'Months: Last month',
  Rhythm: 'Monthly' as const,
  Format: 'xlsx' as const,
  Recipients: ['Petra Paulsen'],
  State: 'Active' as const,
  NextUtc: '2026-12-01T06:00:00Z',
  MayStop: true,
  MayGoOn: false,
};
