/** What a user works on, whatever his title says. */
import { enumeration } from '../enumeration.ts';

export default enumeration('JobFunction', {
  Management: 'Management',
  Finance: 'Finance and accounting',
  InformationTechnology: 'Information technology',
  Purchasing: 'Purchasing',
  Sales: 'Sales',
  Marketing: 'Marketing',
  HumanResources: 'Human resources',
  Operations: 'Operations and production',
  Logistics: 'Logistics',
  Legal: 'Legal',
  Research: 'Research and development',
  CustomerService: 'Customer service',
});
