/** What a department's costs are booked as. */
import { enumeration } from '../enumeration.ts';

export default enumeration('CostCentreType', {
  Operations: ['Operations', 'Betrieb', 'Działalność operacyjna'],
  Project: ['Project', 'Projekt', 'Projekt'],
  Overhead: ['Overhead', 'Gemeinkosten', 'Koszty ogólne'],
  Investment: ['Investment', 'Investition', 'Inwestycja'],
});
