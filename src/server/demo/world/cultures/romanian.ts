/** Romania. */
import { culture } from './culture.ts';

export const romanian = culture({
  language: 'ro',
  women: `Anca, Brândușa, Crenguța, Doina, Floarea, Gherghina, Ileana, Lăcrămioara, Mărioara, Ruxandra, Ștefania, Viorica`,
  men: `Adrian, Bogdan, Cătălin, Dănuț, Gheorghe, Ionuț, Lucian, Mihăiță, Neculai, Răzvan, Ștefan, Traian`,
  families: `Ardeleanu, Bălănescu, Cârstea, Drăgulescu, Făgărășanu, Ghiță, Ionașcu, Lăzărescu, Mânzatu, Păunescu,
    Răducanu, Șerbănescu, Țurcanu, Vlădoiu`,
  streets: `Strada Morii, Bulevardul Unirii, Calea Dealului, Aleea Teilor, Strada Țesătorilor, Șoseaua Nordului`,
  departments: `Conducere, Contabilitate, Achiziții, Vânzări > Relații cu clienții, Informatică, Resurse umane, Depozit`,
  titles: {
    Management: 'Director general',
    Finance: 'Contabil/Contabilă',
    InformationTechnology: 'Administrator de sistem',
    Purchasing: 'Responsabil achiziții',
    Sales: 'Agent de vânzări',
    Operations: 'Șef de producție',
  },
});
