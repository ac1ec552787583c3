/** The Emirates and Saudi Arabia: written from right to left. */
import { culture } from './culture.ts';

export const arabic = culture({
  language: 'en',
  women: `فاطمة|Fatima, مريم|Maryam, نورة|Noura, ليلى|Layla, سلمى|Salma, عائشة|Aisha, ريم|Reem, هند|Hind, جواهر|Jawaher`,
  men: `أحمد|Ahmad, محمد|Mohammed, خالد|Khalid, يوسف|Yousef, سعيد|Saeed, طارق|Tariq, عبد الله|Abdullah, راشد|Rashid,
    ماجد|Majid`,
  families: `الهاشمي|Al Hashimi, المنصوري|Al Mansoori, القحطاني|Al Qahtani, الزهراني|Al Zahrani, النخيلي|Al Nakhili,
    البحري|Al Bahri, الشامسي|Al Shamsi, العتيبي|Al Otaibi, الكعبي|Al Kaabi`,
  streets: `شارع النور #, شارع الميناء #, طريق الواحة #, شارع النخيل #, ساحة السوق #`,
  departments: `الإدارة, المحاسبة, المشتريات, المبيعات > خدمة العملاء, تقنية المعلومات, المستودع`,
  titles: {
    Management: 'المدير العام/المديرة العامة',
    Finance: 'محاسب/محاسبة',
    InformationTechnology: 'مسؤول الأنظمة/مسؤولة الأنظمة',
    Purchasing: 'مسؤول المشتريات/مسؤولة المشتريات',
    Sales: 'مندوب مبيعات/مندوبة مبيعات',
    Operations: 'مدير العمليات/مديرة العمليات',
  },
});
