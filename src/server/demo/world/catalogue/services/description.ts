/** The description of a service: its own paragraph, what is in it, and what holds for its category and its vendor. */
import type { Texts, Vendor } from '../vendors.ts';
import type { Category, DemoService } from './service.ts';

const by = (en: string, de: string, pl: string): Texts => ({ en, de, pl });

const heading = by('What is in it', 'Was enthalten ist', 'Co zawiera');

const practice: Readonly<Record<Category, Texts>> = {
  Workplace: by(
    'New colleagues are ready on their first day: an order in the portal is enough, and the rest is set up within the hour. Whoever leaves is signed out everywhere at the same moment.',
    'Neue Mitarbeitende sind am ersten Tag startklar: Eine Bestellung im Portal genügt, der Rest ist binnen einer Stunde eingerichtet. Wer geht, ist im selben Augenblick überall abgemeldet.',
    'Nowe osoby są gotowe do pracy pierwszego dnia: wystarczy zamówienie w portalu, reszta powstaje w ciągu godziny. Kto odchodzi, w tej samej chwili zostaje wszędzie wylogowany.',
  ),
  Mail: by(
    'Moving takes a night: addresses stay, old mail comes along, and phones find the new server by themselves. A person of the vendor accompanies the first day.',
    'Der Umzug dauert eine Nacht: Adressen bleiben, alte Post kommt mit, und Telefone finden den neuen Server von selbst. Am ersten Tag ist jemand vom Anbieter dabei.',
    'Przeprowadzka trwa jedną noc: adresy zostają, stara poczta idzie z nimi, a telefony same znajdują nowy serwer. Pierwszego dnia towarzyszy osoba od dostawcy.',
  ),
  Security: by(
    'It is set up beside what protects you today and takes over when both have agreed for two weeks. Reports are written so that the management can read them.',
    'Eingerichtet wird neben dem, was heute schützt, und übernommen, wenn beide zwei Wochen lang übereinstimmen. Berichte sind so geschrieben, dass auch die Geschäftsleitung sie liest.',
    'Usługa działa najpierw obok dotychczasowej ochrony i przejmuje ją, gdy obie zgadzają się przez dwa tygodnie. Raporty są pisane tak, by zarząd mógł je przeczytać.',
  ),
  Backup: by(
    'Whoever looks after the copies sees one page: what was kept, what was tried, what is missing. Restoring is practised with you once, so that nobody does it for the first time on a bad day.',
    'Wer sich um die Sicherung kümmert, sieht eine Seite: was aufbewahrt, was erprobt wurde und was fehlt. Das Zurückspielen wird einmal gemeinsam geübt, damit es niemand an einem schlechten Tag zum ersten Mal tut.',
    'Osoba odpowiedzialna za kopie widzi jedną stronę: co zachowano, co sprawdzono, czego brakuje. Odtwarzanie ćwiczymy raz wspólnie, by nikt nie robił tego po raz pierwszy w zły dzień.',
  ),
  Communication: by(
    'Existing contracts may run out in peace: both worlds work side by side until the last line has moved. Quality is measured at each site before anything is switched.',
    'Bestehende Verträge dürfen in Ruhe auslaufen: Beide Welten arbeiten nebeneinander, bis der letzte Anschluss umgezogen ist. Vor jeder Umstellung wird die Qualität am Standort gemessen.',
    'Dotychczasowe umowy mogą spokojnie wygasnąć: oba światy działają obok siebie, aż przeniesie się ostatnia linia. Jakość mierzymy w każdym oddziale przed przełączeniem.',
  ),
  Data: by(
    'Begin small and grow without moving: size is changed in the portal while everything runs. A warning comes before the bill surprises anybody.',
    'Klein anfangen und ohne Umzug wachsen: Die Größe wird im Portal geändert, während alles läuft. Eine Warnung kommt, bevor die Rechnung überrascht.',
    'Zacznij od małego i rośnij bez przeprowadzki: rozmiar zmienia się w portalu, gdy wszystko działa. Ostrzeżenie przychodzi, zanim rachunek kogoś zaskoczy.',
  ),
  Development: by(
    'It fits what your team has: sign-in, chat and calendars are connected on the first day, and everything can be taken along again in open formats.',
    'Es passt zu dem, was Ihr Team hat: Anmeldung, Chat und Kalender sind am ersten Tag verbunden, und alles lässt sich in offenen Formaten wieder mitnehmen.',
    'Pasuje do tego, co ma Twój zespół: logowanie, czat i kalendarze są połączone pierwszego dnia, a wszystko można zabrać w otwartych formatach.',
  ),
  Training: by(
    'Invitations, reminders and certificates go out by themselves. Learning takes place in the browser or on the phone, in small pieces, whenever there is a quarter of an hour.',
    'Einladungen, Erinnerungen und Zertifikate gehen von selbst hinaus. Gelernt wird im Browser oder auf dem Telefon, in kleinen Stücken, wann immer eine Viertelstunde frei ist.',
    'Zaproszenia, przypomnienia i certyfikaty wysyłają się same. Nauka odbywa się w przeglądarce lub telefonie, małymi kawałkami, gdy tylko znajdzie się kwadrans.',
  ),
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function descriptionOf({ category, texts }: DemoService, vendor: Vendor, language: keyof Texts): string {
  const [, , lead = '', ...points] = texts[language] ?? [];
  const items = points.map((point) => `<li>${escaped(point)}</li>`).join('');
  const after = [practice[category][language], vendor.place[language]].map((text) => `<p>${escaped(text)}</p>`);
  return `<p>${escaped(lead)}</p><h3>${heading[language]}</h3><ul>${items}</ul>${after.join('')}`;
}
