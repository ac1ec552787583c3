/** How the vendors show themselves to customers, in the order of their accounts. */
import type { VendorMark } from './drawings/vendor-marks.ts';

export type Texts = Readonly<Record<'en' | 'de' | 'pl', string>>;

export interface Vendor {
  /** Of the account. */
  readonly company: string;
  readonly name: string;
  /** Before the numbers of its services and fees. */
  readonly prefix: string;
  readonly domain: string;
  readonly phone: string;
  readonly mark: VendorMark;
  /** People of it can be told by hand as well. */
  readonly isByHandToo: boolean;
  /** Where it works and for whom. */
  readonly about: Texts;
  /** Where it keeps data; stands below the description of each of its services as well. */
  readonly place: Texts;
}

const vendor = (
  company: string,
  name: string,
  [prefix, domain, phone, byHand]: readonly [string, string, string, 'by hand'?],
  mark: VendorMark,
  about: readonly [en: string, de: string, pl: string],
  place: readonly [en: string, de: string, pl: string],
): Vendor => ({
  company,
  name,
  prefix,
  domain: `${domain}.example`,
  phone,
  isByHandToo: byHand !== undefined,
  mark,
  about: by(about),
  place: by(place),
});

const by = ([en, de, pl]: readonly [string, string, string]): Texts => ({ en, de, pl });

export const vendors: readonly Vendor[] = [
  vendor(
    'Brieftaube Mail GmbH',
    'Brieftaube Mail',
    ['BM', 'brieftaube-mail', '+49 381 5550 10', 'by hand'],
    'pigeon',
    [
      'Brieftaube has run mail for companies since 2009: 240,000 mailboxes, one team in Rostock, and nobody who reads along.',
      'Brieftaube betreibt seit 2009 E-Mail für Unternehmen: 240.000 Postfächer, ein Team in Rostock und niemand, der mitliest.',
      'Brieftaube prowadzi pocztę dla firm od 2009 roku: 240 000 skrzynek, jeden zespół w Rostocku i nikt, kto by podglądał.',
    ],
    [
      'All data stays in two data centres in Rostock and Hamburg.',
      'Alle Daten bleiben in zwei Rechenzentren in Rostock und Hamburg.',
      'Wszystkie dane pozostają w dwóch centrach danych w Rostocku i Hamburgu.',
    ],
  ),
  vendor(
    'Tresorwerk AG',
    'Tresorwerk',
    ['TW', 'tresorwerk', '+41 44 555 20 20'],
    'vault',
    [
      'Tresorwerk keeps copies that can be brought back: tested every night, encrypted with keys that the customer alone holds.',
      'Tresorwerk verwahrt Sicherungen, die sich zurückspielen lassen: jede Nacht geprüft, verschlüsselt mit Schlüsseln, die allein der Kunde hält.',
      'Tresorwerk przechowuje kopie, które da się odtworzyć: sprawdzane co noc i szyfrowane kluczami, które ma tylko klient.',
    ],
    [
      'Copies lie in Zürich and, apart from it, in a former military bunker near Luzern.',
      'Die Sicherungen liegen in Zürich und davon getrennt in einem früheren Militärbunker bei Luzern.',
      'Kopie leżą w Zurychu oraz, niezależnie, w dawnym bunkrze wojskowym pod Lucerną.',
    ],
  ),
  vendor(
    'Fensterblick GmbH',
    'Fensterblick',
    ['FB', 'fensterblick', '+43 1 5550 30', 'by hand'],
    'window',
    [
      'Fensterblick brings the desktop into the browser. 80 people in Wien build workplaces that start anywhere and lose nothing.',
      'Fensterblick bringt den Schreibtisch in den Browser. 80 Menschen in Wien bauen Arbeitsplätze, die überall starten und nichts verlieren.',
      'Fensterblick przenosi pulpit do przeglądarki. 80 osób w Wiedniu tworzy stanowiska, które uruchamiają się wszędzie i niczego nie gubią.',
    ],
    [
      'Data is kept in Frankfurt or Vienna, as the customer chooses.',
      'Die Daten liegen nach Wahl des Kunden in Frankfurt oder Wien.',
      'Dane są przechowywane we Frankfurcie lub Wiedniu, zgodnie z wyborem klienta.',
    ],
  ),
  vendor(
    'Schildwacht GmbH & Co. KG',
    'Schildwacht',
    ['SW', 'schildwacht', '+49 421 5550 40'],
    'shield',
    [
      'Schildwacht watches over networks and devices from Bremen, day and night, with people who pick up the phone.',
      'Schildwacht wacht von Bremen aus über Netze und Geräte, Tag und Nacht, mit Menschen, die ans Telefon gehen.',
      'Schildwacht czuwa z Bremy nad sieciami i urządzeniami, dniem i nocą, a telefon odbierają tu ludzie.',
    ],
    [
      'Alerts are handled in Bremen; nothing is sent outside of the European Union.',
      'Meldungen werden in Bremen bearbeitet; nichts verlässt die Europäische Union.',
      'Alarmy są obsługiwane w Bremie; nic nie opuszcza Unii Europejskiej.',
    ],
  ),
  vendor(
    'Klangbrücke GmbH',
    'Klangbrücke',
    ['KB', 'klangbruecke', '+49 221 5550 50'],
    'bridge',
    [
      'Klangbrücke connects people who are not in one room: telephony, meetings and contact centres from Köln.',
      'Klangbrücke verbindet Menschen, die nicht in einem Raum sind: Telefonie, Besprechungen und Kundendienst aus Köln.',
      'Klangbrücke łączy ludzi, którzy nie siedzą w jednym pokoju: telefonia, spotkania i obsługa klienta z Kolonii.',
    ],
    [
      'Calls run through exchanges in Köln and Wien and are recorded only where somebody asks for it.',
      'Gespräche laufen über Vermittlungen in Köln und Wien und werden nur auf Wunsch aufgezeichnet.',
      'Rozmowy przechodzą przez centrale w Kolonii i Wiedniu i są nagrywane tylko na życzenie.',
    ],
  ),
  vendor(
    'Puszta Compute Kft.',
    'Puszta Compute',
    ['PC', 'puszta-compute', '+36 1 555 6060'],
    'plain',
    [
      'Puszta Compute has room: halls full of processors between Debrecen and Szeged, rented by the hour.',
      'Puszta Compute hat Platz: Hallen voller Prozessoren zwischen Debrecen und Szeged, gemietet nach Stunden.',
      'Puszta Compute ma miejsce: hale pełne procesorów między Debreczynem a Segedynem, wynajmowane na godziny.',
    ],
    [
      'Machines stand in Debrecen and Szeged and run on power from the sun and from waste heat.',
      'Die Maschinen stehen in Debrecen und Szeged und laufen mit Strom aus Sonne und Abwärme.',
      'Maszyny stoją w Debreczynie i Segedynie i zasila je słońce oraz ciepło odpadowe.',
    ],
  ),
  vendor(
    'Fjordlys Identity AB',
    'Fjordlys Identity',
    ['FI', 'fjordlys', '+46 8 555 707'],
    'fjord',
    [
      'Fjordlys knows who is there. One sign-in for everything, made in Stockholm by people who dislike passwords.',
      'Fjordlys weiß, wer da ist. Eine Anmeldung für alles, gebaut in Stockholm von Menschen, die keine Kennwörter mögen.',
      'Fjordlys wie, kto jest kim. Jedno logowanie do wszystkiego, robione w Sztokholmie przez ludzi, którzy nie lubią haseł.',
    ],
    [
      'Identities are kept in Stockholm and Göteborg; keys never leave the hardware that made them.',
      'Identitäten liegen in Stockholm und Göteborg; Schlüssel verlassen nie das Gerät, das sie erzeugt hat.',
      'Tożsamości są przechowywane w Sztokholmie i Göteborgu; klucze nigdy nie opuszczają sprzętu, który je utworzył.',
    ],
  ),
  vendor(
    'Levante Lernwelt, S.L.',
    'Levante Lernwelt',
    ['LL', 'levante-lernwelt', '+34 91 555 80 80', 'by hand'],
    'sunrise',
    [
      'Levante Lernwelt makes courses that people finish: short, spoken by those who do the work, and followed by a real exam.',
      'Levante Lernwelt macht Kurse, die zu Ende gebracht werden: kurz, gesprochen von Leuten vom Fach, mit einer echten Prüfung am Schluss.',
      'Levante Lernwelt tworzy kursy, które się kończy: krótkie, prowadzone przez praktyków, z prawdziwym egzaminem na koniec.',
    ],
    [
      'Results of exams are kept in Madrid, and only as long as the customer wants.',
      'Prüfungsergebnisse liegen in Madrid, und nur so lange, wie der Kunde es will.',
      'Wyniki egzaminów są przechowywane w Madrycie, i tylko tak długo, jak chce klient.',
    ],
  ),
  vendor(
    'Bernstein Archiv Sp. z o.o.',
    'Bernstein Archiv',
    ['BA', 'bernstein-archiv', '+48 61 555 90 90', 'by hand'],
    'amber',
    [
      'Bernstein Archiv keeps what must not get lost: records, invoices and letters, unchanged for ten years and longer.',
      'Bernstein Archiv bewahrt, was nicht verloren gehen darf: Akten, Rechnungen und Briefe, unverändert für zehn Jahre und länger.',
      'Bernstein Archiv przechowuje to, co nie może zginąć: akta, faktury i listy, bez zmian przez dziesięć lat i dłużej.',
    ],
    [
      'The archive stands in Poznań, its twin in Gdańsk.',
      'Das Archiv steht in Poznań, sein Zwilling in Gdańsk.',
      'Archiwum stoi w Poznaniu, jego bliźniak w Gdańsku.',
    ],
  ),
  vendor(
    'Windrose Netze B.V.',
    'Windrose Netze',
    ['WN', 'windrose-netze', '+31 20 555 1010'],
    'compass',
    [
      'Windrose Netze shows packets the way: domains, private networks and everything between two sites.',
      'Windrose Netze zeigt Paketen den Weg: Domains, private Netze und alles, was zwischen zwei Standorten liegt.',
      'Windrose Netze wskazuje pakietom drogę: domeny, sieci prywatne i wszystko, co leży między dwiema lokalizacjami.',
    ],
    [
      'Names are answered from eleven places in Europe, traffic leaves at the nearest of them.',
      'Namen werden an elf Orten in Europa aufgelöst, Datenverkehr geht am nächsten davon hinaus.',
      'Nazwy są rozwiązywane w jedenastu miejscach Europy, a ruch wychodzi w najbliższym z nich.',
    ],
  ),
  vendor(
    'Karawane Code A.Ş.',
    'Karawane Code',
    ['KC', 'karawane-code', '+90 212 555 11 11'],
    'caravan',
    [
      'Karawane Code carries software from the first line to the customer: repositories, builds and tests that arrive together.',
      'Karawane Code trägt Software von der ersten Zeile bis zum Kunden: Repositorien, Builds und Tests, die zusammen ankommen.',
      'Karawane Code prowadzi oprogramowanie od pierwszej linii do klienta: repozytoria, kompilacje i testy, które docierają razem.',
    ],
    [
      'Code is kept in Istanbul or Frankfurt, as the customer chooses.',
      'Der Code liegt nach Wahl des Kunden in Istanbul oder Frankfurt.',
      'Kod jest przechowywany w Stambule lub Frankfurcie, zgodnie z wyborem klienta.',
    ],
  ),
  vendor(
    'Saimaa Data Oy',
    'Saimaa Data',
    ['SD', 'saimaa-data', '+358 9 555 1212'],
    'lake',
    [
      'Saimaa Data makes sense of numbers: databases, dashboards and forecasts from the Finnish lakes.',
      'Saimaa Data gibt Zahlen einen Sinn: Datenbanken, Auswertungen und Prognosen von den finnischen Seen.',
      'Saimaa Data nadaje liczbom sens: bazy danych, pulpity i prognozy znad fińskich jezior.',
    ],
    [
      'Data rests in Lappeenranta, cooled by the lake.',
      'Die Daten ruhen in Lappeenranta, gekühlt vom See.',
      'Dane spoczywają w Lappeenrancie, chłodzone wodą z jeziora.',
    ],
  ),
];
