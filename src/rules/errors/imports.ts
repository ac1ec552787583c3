/** Errors of imports: of their files, their columns and their rows. */

const errors = {
  noImport: 'There is no import {importId}.',
  importEnded: 'The import has ended: {state}.',
  notAText: 'The file is no text: it holds signs that no text has. Save it as CSV UTF-8, or as XLSX.',
  notUtf8: 'The file is not written as UTF-8, so letters would be lost. Save it as CSV UTF-8, or as XLSX.',
  notATable: 'Only files with rows can be imported. Save it as CSV UTF-8, or as XLSX.',
  cellTooLong: 'A cell of row {row} has more than {most} characters.',
  quoteOpen: 'A quotation mark in row {row} is never closed, so nobody can tell where the cell ends.',
  formulaInSheet: 'Cell {cell} holds a formula. Save the values alone and send the file again.',
  noColumns: 'The first row must name the columns.',
  noRows: 'The file has no rows below the names of its columns.',
  columnsMissing: 'Say which columns hold: {fields}.',
  unknownColumn: 'The file has no such column, or a field is not known: {field}.',
  noFaultyRows: 'No row is faulty.',
  notYourImport: 'Somebody else has sent these rows.',
  notATrial: 'Only a trial that has ended well is done in earnest.',
  importHolds: 'The import cannot be undone, for something hangs on what it made: {what}.',
  importUndone: 'The import is undone already, or is being undone.',
  nothingImported: 'There is nothing to undo: the import has not ended, or made no account.',
  mayNotEndImported: 'You may not end accounts of this type.',
  mayNotImport: 'You may not create accounts of this type.',
  scheduleOver: 'Choose a time that is still to come.',
  scheduleTooFar: 'Choose a time within the next {days} days.',
  notYourSale: 'Only who sells to the company that pays takes over its subscriptions.',
  referenceKnown: 'A subscription with this reference of the vendor is there already.',
  rowRefused: 'The row cannot be kept as it is.',
  outsideOfImport: 'The account does not stand below the one that was chosen for the import.',
  noSuchRole: 'There is no role {name} that you can give there.',
  sameAsRow: 'Row {row} has this already',
  formulaInCell: 'Formulas are not imported.',
  notOfService: 'This service asks for no such value.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
