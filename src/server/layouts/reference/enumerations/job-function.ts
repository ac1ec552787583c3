/** What a user works on, whatever his title says. */
import { enumeration } from '../enumeration.ts';

export default enumeration('JobFunction', {
  Management: ['Management', 'Geschäftsleitung', 'Zarząd'],
  Finance: ['Finance and accounting', 'Finanzen und Buchhaltung', 'Finanse i księgowość'],
  InformationTechnology: ['Information technology', 'Informationstechnik', 'Informatyka'],
  Purchasing: ['Purchasing', 'Einkauf', 'Zakupy'],
  Sales: ['Sales', 'Vertrieb', 'Sprzedaż'],
  Marketing: ['Marketing', 'Marketing', 'Marketing'],
  HumanResources: ['Human resources', 'Personal', 'Kadry'],
  Operations: ['Operations and production', 'Betrieb und Produktion', 'Produkcja i eksploatacja'],
  Logistics: ['Logistics', 'Logistik', 'Logistyka'],
  Legal: ['Legal', 'Recht', 'Dział prawny'],
  Research: ['Research and development', 'Forschung und Entwicklung', 'Badania i rozwój'],
  CustomerService: ['Customer service', 'Kundendienst', 'Obsługa klienta'],
});
