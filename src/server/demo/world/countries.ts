/** The countries of the demo world. */
import { country } from './country.ts';
import { arabic } from './cultures/arabic.ts';
import { bulgarian } from './cultures/bulgarian.ts';
import { dutch } from './cultures/dutch.ts';
import { english } from './cultures/english.ts';
import { finnish } from './cultures/finnish.ts';
import { french } from './cultures/french.ts';
import { german } from './cultures/german.ts';
import { greek } from './cultures/greek.ts';
import { hungarian } from './cultures/hungarian.ts';
import { italian } from './cultures/italian.ts';
import { japanese } from './cultures/japanese.ts';
import { polish } from './cultures/polish.ts';
import { portuguese } from './cultures/portuguese.ts';
import { romanian } from './cultures/romanian.ts';
import { russian } from './cultures/russian.ts';
import { spanish } from './cultures/spanish.ts';
import { swedish } from './cultures/swedish.ts';
import { turkish } from './cultures/turkish.ts';
import { ukrainian } from './cultures/ukrainian.ts';

export const countries = {
  AE: country('AE', arabic, '+971', 'AED', {
    places: '00000 = دبي, 00000 = أبوظبي, 00000 = الشارقة',
    vat: '###############',
    register: 'TL-######',
    account: '###################',
  }),
  AT: country('AT', german, '+43', 'EUR', {
    places: '1020 = Wien, 4020 = Linz, 8010 = Graz, 5020 = Salzburg, 3500 = Krems an der Donau',
    vat: 'ATU########',
    register: 'FN ###### k',
    account: '################',
  }),
  BG: country('BG', bulgarian, '+359', 'EUR', {
    places: '1000 = София, 9000 = Варна, 6100 = Казанлък, 4000 = Пловдив',
    vat: 'BG#########',
    register: 'ЕИК #########',
    account: 'DEMO##############',
  }),
  CH: country('CH', german, '+41', 'CHF', {
    places: '8001 = Zürich, 3011 = Bern, 2502 = Biel/Bienne, 6003 = Luzern',
    vat: 'CHE-###.###.### MWST',
    register: 'CHE-###.###.###',
    account: '#################',
  }),
  DE: country('DE', german, '+49', 'EUR', {
    places:
      '18055 = Rostock, 20457 = Hamburg, 10117 = Berlin, 50667 = Köln, 80331 = München, 18528 = Bergen auf Rügen, 25813 = Husum, 04109 = Leipzig',
    vat: 'DE#########',
    register: 'HRB #####',
    account: '##################',
  }),
  ES: country('ES', spanish, '+34', 'EUR', {
    places: '28013 = Madrid, 39001 = Santander, 15001 = A Coruña, 41001 = Sevilla',
    vat: 'ESB########',
    register: 'T. ####, F. ##, H. M-######',
    account: '####################',
  }),
  FI: country('FI', finnish, '+358', 'EUR', {
    places: '00100 = Helsinki, 90100 = Oulu, 33100 = Tampere, 40100 = Jyväskylä',
    vat: 'FI########',
    register: '#######-#',
    account: '##############',
  }),
  FR: country('FR', french, '+33', 'EUR', {
    places: '75011 = Paris, 39000 = Lons-le-Saunier, 69002 = Lyon, 13001 = Marseille',
    vat: 'FR###########',
    register: 'RCS ### ### ###',
    account: '#######################',
  }),
  GB: country('GB', english, '+44', 'GBP', {
    places: 'SW1A 1AA = London, YO1 7HH = York, BS1 4ST = Bristol, EH1 1YZ = Edinburgh',
    vat: 'GB#########',
    register: 'No. 0#######',
    account: 'DEMO##############',
  }),
  GR: country('GR', greek, '+30', 'EUR', {
    places: '185 38 = Πειραιάς, 841 00 = Ερμούπολη, 241 00 = Καλαμάτα, 105 62 = Αθήνα',
    vat: 'EL#########',
    register: 'ΓΕΜΗ ############',
    account: '#######################',
  }),
  HU: country('HU', hungarian, '+36', 'HUF', {
    places: '1051 = Budapest, 6720 = Szeged, 5000 = Szolnok, 9021 = Győr',
    vat: 'HU########',
    register: 'Cg. ##-##-######',
    account: '########################',
  }),
  IT: country('IT', italian, '+39', 'EUR', {
    places: '20121 = Milano, 37121 = Verona, 10121 = Torino, 90133 = Palermo',
    vat: 'IT###########',
    register: 'REA MI-#######',
    account: 'D######################',
  }),
  JP: country('JP', japanese, '+81', 'JPY', {
    places: '100-0001 = 東京都千代田区, 231-0002 = 神奈川県横浜市, 650-0001 = 兵庫県神戸市',
    vat: 'T#############',
    register: '####-##-######',
    account: '',
  }),
  KZ: country('KZ', russian, '+7', 'EUR', {
    places: '050000 = Алматы, 010000 = Астана, 100000 = Караганда',
    vat: '############',
    register: 'БИН ############',
    account: '################',
  }),
  NL: country('NL', dutch, '+31', 'EUR', {
    places: '1011 AB = Amsterdam, 3011 CD = Rotterdam, 3511 EF = Utrecht, 9711 GH = Groningen',
    vat: 'NL#########B01',
    register: 'KvK ########',
    account: 'DEMO##########',
  }),
  PL: country('PL', polish, '+48', 'PLN', {
    places: '60-101 = Poznań, 80-831 = Gdańsk, 90-001 = Łódź, 00-001 = Warszawa, 50-001 = Wrocław',
    vat: 'PL##########',
    register: 'KRS 0000######',
    account: '########################',
  }),
  PT: country('PT', portuguese, '+351', 'EUR', {
    places: '4000-001 = Porto, 1100-148 = Lisboa, 2710-405 = Sintra, 3800-001 = Aveiro',
    vat: 'PT#########',
    register: 'NIPC #########',
    account: '#####################',
  }),
  RO: country('RO', romanian, '+40', 'RON', {
    places: '010011 = București, 400001 = Cluj-Napoca, 500001 = Brașov, 700001 = Iași',
    vat: 'RO########',
    register: 'J##/####/201#',
    account: 'DEMO################',
  }),
  SA: country('SA', arabic, '+966', 'SAR', {
    places: '12211 = الرياض, 22233 = جدة, 31952 = الخبر',
    vat: '3#############3',
    register: 'CR ##########',
    account: '####################',
  }),
  SE: country('SE', swedish, '+46', 'SEK', {
    places: '111 20 = Stockholm, 903 26 = Umeå, 411 03 = Göteborg',
    vat: 'SE##########01',
    register: '######-####',
    account: '####################',
  }),
  TR: country('TR', turkish, '+90', 'TRY', {
    places: '34433 = İstanbul, 06420 = Ankara, 35210 = İzmir, 50180 = Nevşehir',
    vat: '##########',
    register: 'MERSİS ################',
    account: '######################',
  }),
  UA: country('UA', ukrainian, '+380', 'UAH', {
    places: '49000 = Дніпро, 01001 = Київ, 79000 = Львів',
    vat: 'UA############',
    register: 'ЄДРПОУ ########',
    account: '#########################',
  }),
} as const;

export type CountryCode = keyof typeof countries;
