/** Rows as a CSV or XLSX file; text that a spreadsheet would run as a formula is neutralised. */
import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';

export interface TableFile {
  readonly ContentType: string;
  /** Base64. */
  readonly Content: string;
}

export async function tableFile(
  format: 'csv' | 'xlsx',
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<TableFile> {
  if (format === 'csv') {
    const text = Papa.unparse([[...columns], ...rows.map((row) => [...row])], {
      escapeFormulae: true,
      newline: '\r\n',
    });
    // The mark tells spreadsheets that the text is UTF-8.
    return { ContentType: 'text/csv; charset=utf-8', Content: Buffer.from(`\uFEFF${text}`).toString('base64') };
  }
  // Cells of type String are never formulas.
  const sheet = [
    columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value) => ({ value, type: String }))),
  ];
  const file = await writeExcelFile(sheet, {
    columns: columns.map(() => ({ width: 28 })),
    stickyRowsCount: 1,
  }).toBuffer();
  return {
    ContentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    Content: file.toString('base64'),
  };
}
