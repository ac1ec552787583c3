/** Why an account was ended (TERM-15). */
import { enumeration } from '../enumeration.ts';

export default enumeration('TerminationReason', {
  NoLongerNeeded: ['No longer needed', 'Nicht mehr benötigt', 'Już niepotrzebne'],
  AnotherProvider: ['Moved to another provider', 'Wechsel zu einem anderen Anbieter', 'Przejście do innego dostawcy'],
  Price: ['Price', 'Preis', 'Cena'],
  WrongOrder: ['Duplicate or wrong order', 'Doppelte oder falsche Bestellung', 'Zdublowane lub błędne zamówienie'],
  Payment: ['Payment', 'Zahlung', 'Płatność'],
  Other: ['Other', 'Sonstiges', 'Inny powód'],
});
