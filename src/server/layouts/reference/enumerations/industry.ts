/** What a company does. */
import { inContext } from '../../../../define/in-context.ts';
import { enumeration } from '../enumeration.ts';

export default enumeration('Industry', {
  Agriculture: 'Agriculture and forestry',
  Food: 'Food and drink',
  Manufacturing: 'Manufacturing',
  Engineering: 'Mechanical and plant engineering',
  Energy: 'Energy and water',
  Construction: 'Construction',
  Trade: 'Trade',
  Transport: 'Transport and logistics',
  Tourism: 'Tourism and catering',
  InformationTechnology: 'Information technology',
  Finance: 'Finance and insurance',
  RealEstate: 'Real estate',
  ProfessionalServices: 'Professional services',
  Health: 'Health and care',
  Education: 'Education',
  PublicSector: 'Public sector and associations',
  Culture: 'Culture and media',
  Other: inContext('Other', 'of a list'),
});
