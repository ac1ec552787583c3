/** Türkiye. */
import { culture } from './culture.ts';

export const turkish = culture({
  language: 'tr',
  women: `Ayşegül, Bahar, Çiğdem, Defne, Esra, Feride, Gülşen, Hatice, İpek, Kübra, Leyla, Müge, Nurşen, Özlem, Şebnem,
    Tuğba, Ümmühan, Zübeyde`,
  men: `Ahmet, Barış, Cüneyt, Doğukan, Ertuğrul, Fikret, Gökhan, Hüseyin, İsmail, Kâzım, Levent, Mümtaz, Oğuzhan, Ömer,
    Rıza, Şükrü, Tuğrul, Ümit, Yağız`,
  families: `Açıkgöz, Bağcıoğlu, Çalışkan, Değirmenci, Erdoğmuş, Gümüşdere, Ilıcalı, İncesu, Karabıyık, Küçükağa,
    Öztürkmen, Pınarbaşı, Saraçoğlu, Şahinbaş, Tütüncü, Uğurlu, Üzümcü, Yıldırımkaya, Zeytinci`,
  streets: `Atatürk Caddesi No: #, İstiklal Sokağı No: #, Çınarlı Bulvarı No: #, Gül Sokağı No: #, Liman Yolu No: #,
    Şehit Öğretmen Caddesi No: #`,
  departments: `Yönetim, Muhasebe > Tahsilat, Satın alma, Satış > Müşteri hizmetleri, Bilgi işlem > Yardım masası,
    İnsan kaynakları, Depo, Üretim`,
  titles: {
    Management: 'Genel müdür',
    Finance: 'Muhasebeci',
    InformationTechnology: 'Sistem yöneticisi',
    Purchasing: 'Satın alma uzmanı',
    Sales: 'Satış temsilcisi',
    Operations: 'Üretim müdürü',
  },
});
