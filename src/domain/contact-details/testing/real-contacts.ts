/** Numbers that reach somebody, as people write them. */
export const REAL_NUMBERS: readonly string[] = `
+351 912 345 678
00351 912 345 678
912345678
912 345 678
912-345-678
912.345.678
912/345/678
(912) 345-678
9 1 2 3 4 5 6 7 8
9-1-2-3-4-5-6-7-8
555-1234
555 1234
(555) 123-4567
+1 555 123 4567
1-555-123-4567
555.123.4567
0171 1234567
0171/1234567
0171-123 45 67
+49 (0)171 1234567
0049 171 1234567
030/1234-5678
07700 900123
+44 7700 900 123
020 7946 0958
06 12 34 56 78
06.12.34.56.78
06-12-34-56-78
+33 6 12 34 56 78
(11) 91234-5678
91234-5678
+55 11 91234-5678
(11) 2000-3000
3123-4567
090-1234-5678
０９０－１２３４－５６７８
+81 90-1234-5678
138 0013 8000
+86 138-0013-8000
٠٥٠١٢٣٤٥٦٧
+٩٧١ ٥٠ ١٢٣ ٤٥٦٧
۰۹۱۲۳۴۵۶۷۸۹
9876543210
98765 43210
98765-43211
+91 98765 43210
9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣
⑨①②③④⑤⑥⑦⑧
❾❶❷❸❹❺❻❼❽
𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖
⁹¹²³⁴⁵⁶⁷⁸
９１２３４５６７８
9​1​2​3​4​5​6​7​8
912⁠345⁠678
tel 1200-1500
my number is 1200-1500
call 3.000.000
whatsapp 1500000
call me: 0900-1700
351 1200-1500
+1200-1500
1200-1500-1800
1200 - 1500 - 1800
2100 - 2100 - 0
0900 – 1700 – 30
2010 - 2020 - 4567
100 / 100 - 2030
`
  .trim()
  .split('\n');

/** Other ways to reach somebody, some in letters of other forms, by what they are. */
export const REAL_ADDRESSES: readonly (readonly [
  kind: 'email' | 'link' | 'handle',
  text: string,
])[] = [
  ['email', 'ana@example.org'],
  ['email', 'ana＠example．org'],
  ['email', 'ana@example。org'],
  ['email', 'ana﹫example․org'],
  ['email', 'ａｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ'],
  ['email', '𝐚𝐧𝐚@𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐨𝐫𝐠'],
  ['email', 'ⓐⓝⓐ@ⓔⓧⓐⓜⓟⓛⓔ.ⓞⓡⓖ'],
  ['email', 'a​na@exam​ple.o​rg'],
  ['email', 'ana at gmail dot com'],
  ['email', 'ana at gmail.com'],
  ['email', 'ana.b at example.org'],
  ['email', 'ana77 at example.org'],
  ['email', 'ana (at) example.org'],
  ['email', 'ana [at]     example.org'],
  ['email', 'ana at gmx.de'],
  ['link', 'evil。com'],
  ['link', 'evil．com'],
  ['link', 'evil｡com'],
  ['link', 'evil․com'],
  ['link', 'evil﹒com'],
  ['link', 'ｅｖｉｌ．ｃｏｍ'],
  ['link', '𝒆𝒗𝒊𝒍.𝒄𝒐𝒎'],
  ['link', 'ⓔⓥⓘⓛ.ⓒⓞⓜ'],
  ['link', '🅔🅥🅘🅛.🅒🅞🅜'],
  ['link', '🅴🆅🅸🅻.🅲🅾🅼'],
  ['link', 'ev​il​.​com'],
  ['link', 'http：／／evil.example'],
  ['link', 'https:⁄⁄evil.example'],
  ['link', 'ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ'],
  ['link', 'ｗｗｗ．evil．example'],
  ['link', 'wa．me／351912'],
  ['link', 'wa.me/ana'],
  ['link', 't.me/ana'],
  ['link', 'on booking.com'],
  ['link', 'Booking.com/hotel/pt/ana'],
  ['link', 'my page is ana-tours.com'],
  ['link', 'I work at ana-tours.com'],
  ['link', 'x.com'],
  ['link', 'Evil.Com'],
  ['link', 'www.Booking.com'],
  ['handle', '@ana.b'],
  ['handle', '＠ana_b'],
  ['handle', 'Instagram: ana.travels'],
  ['handle', 'insta： ａｎａtravels'],
  ['handle', 'Telegram: anatravels'],
];
