/** The texts of services as a sheet: a row for each service and text, a column for each language; and what such a sheet wants. */
import type { CallContext } from '../../define/contract/handler.ts';
import { errorTexts } from '../../rules/errors/catalogue.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { cellLength, columnName, toCell } from '../../rules/files/sheet-text.ts';
import { allLanguages, limits } from '../../rules/limits.ts';
import { ownName } from '../../rules/text/localized.ts';
import { isStorable } from '../../rules/text/storable-text.ts';
import { cleanHtml } from '../files/clean-html.ts';
import type { SheetLine } from '../files/read-workbook.ts';

/** The texts of a service, by what the sheet calls them, which is the same for readers of every language. */
export const textNames = ['Name', 'Summary', 'Description'] as const;
export type TextName = (typeof textNames)[number];

/** By `Name de`. */
export type Texts = ReadonlyMap<string, string>;
export const textKey = (name: TextName, language: string): string => `${name} ${language}`;

export interface TextsOfService {
  readonly serviceId: number;
  readonly productName: string;
  readonly texts: Texts;
}

export interface Change {
  readonly place: string;
  readonly serviceId: number;
  readonly productName: string;
  readonly name: TextName;
  readonly language: string;
  readonly before: string;
  readonly after: string;
  /** Something was written that no description may hold, and taken out. */
  readonly isCleaned: boolean;
}

/** A cell that cannot be taken, and why, in the reader's language. */
export interface Fault {
  readonly place: string;
  readonly productName: string;
  readonly problem: string;
}

type Reader = Pick<CallContext, 'text'>;

export interface Wanted {
  readonly changes: readonly Change[];
  readonly faults: readonly Fault[];
}

const [serviceColumn, nameColumn, firstLanguage] = [0, 1, 2];

export const sheetTitles = (reader: Reader): readonly string[] => [
  reader.text('Service'),
  reader.text('Texts'),
  ...allLanguages.map((language) => `${ownName(language)} (${language})`),
];

export const linesOf = ({ productName, texts }: TextsOfService): readonly (readonly string[])[] =>
  textNames.map((name) => [
    productName,
    name,
    ...allLanguages.map((language) => texts.get(textKey(name, language)) ?? ''),
  ]);

/** The keys of the services that a sheet names. */
export const servicesIn = (lines: readonly SheetLine[]): readonly string[] => [
  ...new Set(lines.slice(1).flatMap(({ cells }) => cells.get(serviceColumn)?.trim() || [])),
];

const most: Readonly<Record<TextName, number>> = { Name: 100, Summary: 300, Description: 20_000 };

/**
 * What is different in a sheet from what there is. A cell that says what it was given out with changes nothing, whatever a cell
 * cannot hold; an empty one takes its text away; columns and rows that are not there are no matter.
 */
export function wantedOf(
  reader: Reader,
  lines: readonly SheetLine[],
  known: ReadonlyMap<string, TextsOfService>,
): Wanted {
  const changes: Change[] = [];
  const faults: Fault[] = [];
  const [head, ...rows] = lines;
  const fault = (place: string, productName: string, problem: string) => {
    if (faults.length < limits.sheetFaults) faults.push({ place, productName, problem });
  };
  const languages = languagesIn(reader, head, (place, problem) => fault(place, '', problem));
  const seen = new Set<string>();
  for (const { row, cells } of rows) {
    const productName = cells.get(serviceColumn)?.trim() ?? '';
    const named = cells.get(nameColumn)?.trim().toLowerCase();
    const name = textNames.find((each) => each.toLowerCase() === named);
    const service = known.get(productName);
    const at = (column: number) => `${columnName(column)}${row}`;
    if (!service) {
      fault(at(serviceColumn), productName, reader.text('There is no such service of yours.'));
      continue;
    }
    if (!name) {
      fault(at(nameColumn), productName, reader.text(fieldTexts.oneOf, { allowed: textNames.join(', ') }));
      continue;
    }
    if (seen.has(`${productName} ${name}`)) {
      fault(at(nameColumn), productName, reader.text('This text of the service stands in the sheet twice.'));
      continue;
    }
    seen.add(`${productName} ${name}`);
    for (const [column, language] of languages) {
      const before = service.texts.get(textKey(name, language)) ?? '';
      const cell = cells.get(column) ?? '';
      if (sameInCell(before, cell)) continue;
      const sent = lineEnds(cell).trim();
      const after = name === 'Description' ? cleanHtml(sent) : sent;
      if (after === before) continue;
      const problem = problemOf(reader, { name, language, before, sent });
      if (problem !== undefined) fault(at(column), productName, problem);
      else
        changes.push({
          ...{ place: at(column), serviceId: service.serviceId, productName, name, language, before, after },
          isCleaned: after !== sent,
        });
    }
  }
  return { changes, faults };
}

const lineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What a text is after it stood in a cell, of ours or of a program that ends lines in its own way. */
const sameInCell = (text: string, cell: string): boolean =>
  toCell(lineEnds(text)).trim() === toCell(lineEnds(cell)).trim();

interface Sent {
  readonly name: TextName;
  readonly language: string;
  readonly before: string;
  readonly sent: string;
}

function problemOf(reader: Reader, { name, language, before, sent }: Sent): string | undefined {
  if (name === 'Name' && language === 'en' && sent === '') return reader.text(errorTexts.englishStays);
  if (sent.length > most[name])
    return reader.text('{length} characters; at most {most} are allowed.', { length: sent.length, most: most[name] });
  if (before.length > cellLength)
    return reader.text('The text is longer than a cell can hold. Change it in the portal.');
  return isStorable(sent) ? undefined : reader.text('It has characters that cannot be kept.');
}

/** Column to language. */
function languagesIn(
  reader: Reader,
  head: SheetLine | undefined,
  fault: (place: string, problem: string) => void,
): ReadonlyMap<number, string> {
  const languages = new Map<number, string>();
  for (const [column, title] of head?.cells ?? []) {
    if (column < firstLanguage) continue;
    const place = `${columnName(column)}${head?.row ?? 1}`;
    const language = (/\(([^()]*)\)\s*$/.exec(title)?.[1] ?? title).trim().toLowerCase();
    if (!(allLanguages as readonly string[]).includes(language))
      fault(place, reader.text(errorTexts.unknownLanguage, { language, allowed: allLanguages.join(', ') }));
    else if ([...languages.values()].includes(language))
      fault(place, reader.text('This language stands in the sheet twice.'));
    else languages.set(column, language);
  }
  if (languages.size === 0)
    fault('C1', reader.text('The first line names no language, such as {example}.', { example: 'Deutsch (de)' }));
  return languages;
}
