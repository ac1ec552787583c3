/** Japan. */
import { culture } from './culture.ts';

export const japanese = culture({
  language: 'en',
  women: `花子|Hanako, 美咲|Misaki, 陽子|Yoko, 恵子|Keiko, 由美|Yumi, 真由|Mayu, 桜|Sakura, 千尋|Chihiro, 直美|Naomi, 結衣|Yui`,
  men: `太郎|Taro, 健一|Kenichi, 翔太|Shota, 浩二|Koji, 誠|Makoto, 大輔|Daisuke, 直樹|Naoki, 一郎|Ichiro, 拓也|Takuya, 修|Osamu`,
  families: `佐藤|Sato, 鈴木|Suzuki, 高橋|Takahashi, 田中|Tanaka, 渡辺|Watanabe, 伊藤|Ito, 山本|Yamamoto, 中村|Nakamura,
    小林|Kobayashi, 加藤|Kato, 吉田|Yoshida, 山田|Yamada, 佐々木|Sasaki, 松本|Matsumoto`,
  streets: `港町#丁目, 桜通り#番地, 本町#丁目, 緑ヶ丘#番, 駅前通り#号`,
  departments: `経営企画部, 経理部, 営業部 > 国内営業課, 情報システム部 > ヘルプデスク, 物流部 > 倉庫課, 人事部`,
  titles: {
    Management: '代表取締役',
    Finance: '経理担当',
    InformationTechnology: 'システム管理者',
    Purchasing: '購買担当',
    Sales: '営業担当',
    Operations: '物流課長',
  },
});
