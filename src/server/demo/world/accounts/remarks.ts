/** Tags and notes that staff have left on accounts. */

export const companyTags = [
  'key account',
  'Neukunde',
  'Rahmenvertrag',
  'kluczowy klient',
  'VIP',
  'migration 2027',
  'pilot',
];

export const companyNotes = [
  'Invoices only after the purchase order number has been confirmed.',
  'Ansprechpartner im Einkauf wechselt zum Jahresende.',
  'Wants all price changes announced three months ahead.',
  'Rahmenvertrag über drei Jahre, Verlängerung im Herbst besprechen.',
  'Klient prosi o kontakt wyłącznie e-mailem.',
  'Moved from another provider in several steps; the archive follows last.\nAsk before every maintenance window.',
];

export const userTags = ['Betriebsrat', 'home office', 'external', 'Praktikum', 'zarząd', 'shift work'];

export const userNotes = [
  'Reachable in the mornings only.',
  'Vertretung für die Elternzeit bis Juni.',
  'Gets two phones; the second one stays in the workshop.',
  'Proszę dzwonić na numer komórkowy.',
];

export const departmentNotes = [
  'Budget is shared with the neighbouring department.',
  'Zieht im Frühjahr in den Neubau.',
  'Nowe centrum kosztów od stycznia.',
];

export const productNotes = [
  'Customer asked for a yearly invoice.',
  'Übernommen aus dem alten Vertrag.',
  'Liczba licencji do sprawdzenia przy odnowieniu.',
];
