/** The view of a department. */
import { notes, terminationReason } from '../containers/terms.ts';
import { container, field, generalLayout, page } from '../layout.ts';

const department = container('department', 'Department', [
  field('DepartmentName', 'Text', 'Name', { IsRequired: true, MaxLength: 100 }),
  field('ShortName', 'Text', 'Short name', { MaxLength: 20 }),
  field('Manager', 'AccountLink', 'Head of department', { IsReadOnly: true }),
  field('HeadCount', 'Number', 'People', {
    Minimum: 0,
    Maximum: 100_000,
    With: { whole: true },
  }),
  terminationReason,
]);

const place = container('place', 'Location', [
  field('Street', 'Text', 'Street and number', { MaxLength: 100 }),
  field('PostalCode', 'PostalCode', 'Postal code', { MaxLength: 12 }),
  field('City', 'Text', 'City', { MaxLength: 100 }),
  field('Phone', 'Phone', 'Phone'),
  field('Email', 'Email', 'E-mail', { MaxLength: 254 }),
]);

const budget = container('budget', 'Costs', [
  field('CostCentre', 'Text', 'Cost centre', { MaxLength: 20 }),
  field('CostCentreType', 'Combobox', 'Booked as', {
    EnumName: 'CostCentreType',
  }),
  field('Currency', 'Currency', 'Currency', {
    IsReadOnly: true,
    help: 'The currency of the company.',
  }),
  field('MonthlyBudget', 'Money', 'Budget for a month', {
    CurrencyField: 'Currency',
    Minimum: 0,
  }),
  field('BudgetWarning', 'Percent', 'Warn at', {
    Minimum: 1,
    Maximum: 100,
    help: 'Share of the budget at which the head of the department is told.',
  }),
]);

export default generalLayout('Department', [
  page('general', 'Department', [department, place]),
  page('costs', 'Costs and remarks', [budget, container('remarks', 'Remarks', [field('Tags', 'Tags', 'Tags'), notes])]),
]);
