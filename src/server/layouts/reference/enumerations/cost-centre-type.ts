/** What a department's costs are booked as. */
import { enumeration } from '../enumeration.ts';

export default enumeration('CostCentreType', {
  Operations: 'Operations',
  Project: 'Project',
  Overhead: 'Overhead',
  Investment: 'Investment',
});
