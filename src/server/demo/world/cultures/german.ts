/** Germany, Austria and Switzerland. */
import { culture } from './culture.ts';

export const german = culture({
  language: 'de',
  umlauts: true,
  women: `Anneliese, Birgit, Christiane, Dorothea, Elfriede, Franziska, Gudrun, Hannelore, Ingeborg, Johanna, Katharina,
    Leonie, Mareike, Nele, Ottilie, Petra, Rosemarie, Svenja, Tabea, Ulrike, Veronika, Wiebke, Amelie, Käthe, Jördis`,
  men: `Alois, Bernhard, Christoph, Detlef, Eberhard, Friedrich, Günther, Hannes, Ignaz, Jürgen, Klaus-Dieter, Leopold,
    Matthias, Niklas, Ottokar, Philipp, Reinhold, Sönke, Thaddäus, Ulrich, Volker, Wolfgang, Xaver, Hinnerk, Jörg`,
  families: `Achleitner, Bärwald, Christiansen, Dreißigacker, Edelmann, Fährmann, Großkopf, Hinterholzer, Immenhof,
    Jäger, Käsebier, Löwenstein, Möllenhauer, Nußbaumer, Oberlechner, Pfefferkorn, Quedlinburg, Rübsam, Schönfelder,
    Tännesberg, Übelacker, Vogelsang, Wüstenhagen, Zirngibl, Brückner, Paulsen, von der Heydt, Grün, Steinhäuser,
    Müller-Lüdenscheidt, Petersen, Kranz, Auer, Öllinger, Bitterwolf, Harms, Leitgeb, Sonnenschein`,
  streets: `Hafenstraße, Lindenallee, Am Alten Speicher, Mühlenweg, Bahnhofstraße, Kaiser-Friedrich-Ring, Gartenweg,
    Schlossgasse, An der Wasserkunst, Ostpreußendamm, Feldbergblick, Windmühlenstraße`,
  departments: `Geschäftsleitung, Buchhaltung > Mahnwesen, Einkauf, Vertrieb > Innendienst, IT-Betrieb > Servicedesk,
    Personal, Lager und Logistik > Versand, Werkstatt, Rechtsabteilung, Öffentlichkeitsarbeit, Qualitätssicherung`,
  titles: {
    Management: 'Geschäftsführer/Geschäftsführerin',
    Finance: 'Buchhalter/Buchhalterin',
    InformationTechnology: 'Systemadministrator/Systemadministratorin',
    Purchasing: 'Einkäufer/Einkäuferin',
    Sales: 'Kundenberater/Kundenberaterin',
    Operations: 'Betriebsleiter/Betriebsleiterin',
  },
});
