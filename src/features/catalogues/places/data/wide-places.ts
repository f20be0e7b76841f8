/**
 * Islands and coasts that people search for by their own name, with homes in many towns: names in
 * the languages of the product and others (the English one first), country, latitude and longitude
 * of the middle, kilometres to the farthest shore, inhabitants.
 */
const LINES = `
Bali,バリ,バリ島,巴厘岛,峇里島,بالي,Бали,Isla de Bali|ID|-8.40|115.13|75|4300000
Lombok,ロンボク,龙目岛,لومبوك|ID|-8.60|116.30|55|3700000
Gili Islands,Gilis,Gili|ID|-8.35|116.06|8|4000
Nusa Penida|ID|-8.73|115.54|14|45000
Flores|ID|-8.60|121.00|190|1900000
Siargao Island|PH|9.87|126.05|25|140000
Palawan,パラワン,巴拉望|PH|9.90|118.70|230|1200000
Boracay,ボラカイ,长滩岛|PH|11.97|121.92|6|32000
Cebu Island|PH|10.40|123.75|120|3300000
Penang Island|MY|5.37|100.25|20|720000
Langkawi,ランカウイ,兰卡威|MY|6.35|99.80|25|100000
Phu Quoc,Phú Quốc,フーコック,富国岛|VN|10.23|103.97|28|180000
Koh Rong|KH|10.72|103.24|10|1800
Okinawa Island,沖縄本島|JP|26.45|127.90|60|1300000
Jeju Island,Jejudo,제주도,済州島,济州岛|KR|33.38|126.55|42|690000
Madeira,Madère,マデイラ,マデイラ島,马德拉,ماديرا,Мадейра|PT|32.75|-17.00|35|250000
Azores,Açores,Azoren,Azzorre,アゾレス,亚速尔群岛,الأزور|PT|38.30|-27.80|330|236000
São Miguel Island,Ilha de São Miguel|PT|37.78|-25.50|38|137000
Algarve,アルガルヴェ,阿尔加维,الغرب|PT|37.13|-8.25|90|467000
Tenerife,Teneriffa,Ténérife,テネリフェ,特内里费,تنريفي,Тенерифе|ES|28.27|-16.60|45|930000
Gran Canaria,Grande Canarie,グラン・カナリア,大加那利岛,Гран-Канария|ES|27.96|-15.60|32|850000
Lanzarote,ランサローテ,兰萨罗特|ES|29.04|-13.63|35|155000
Fuerteventura,フエルテベントゥラ,富埃特文图拉|ES|28.40|-14.00|60|120000
La Palma,Isla de La Palma|ES|28.67|-17.87|25|84000
La Gomera|ES|28.12|-17.23|14|22000
Mallorca,Majorca,Majorque,Maiorca,マヨルカ,マヨルカ島,马略卡岛,مايوركا,Майорка|ES|39.60|2.95|60|920000
Menorca,Minorca,Minorque,メノルカ,梅诺卡|ES|39.95|4.10|28|96000
Ibiza,Eivissa,イビサ,伊维萨,إيبيزا,Ибица|ES|39.00|1.42|26|150000
Formentera|ES|38.70|1.45|12|12000
Costa Brava|ES|41.95|3.15|55|400000
Costa del Sol|ES|36.55|-4.70|75|1400000
Corsica,Korsika,Corse,Córcega,Córsega,コルシカ,科西嘉,كورسيكا|FR|42.15|9.10|95|350000
French Riviera,Côte d’Azur,Cote d Azur,Costa Azul,Costa Azzurra|FR|43.55|7.05|60|2000000
Sicily,Sizilien,Sicilia,Sicile,Sicília,シチリア,西西里,صقلية,Сицилия|IT|37.60|14.00|150|4800000
Sardinia,Sardinien,Sardegna,Cerdeña,Sardaigne,Sardenha,サルデーニャ,撒丁岛,سردينيا|IT|40.10|9.00|145|1600000
Amalfi Coast,Costiera Amalfitana,Costa Amalfitana,Amalfiküste|IT|40.64|14.55|22|60000
Cinque Terre|IT|44.13|9.71|12|4000
Lake Como,Lago di Como,Comer See,Comersee,Lac de Côme|IT|46.00|9.25|32|200000
Lake Garda,Lago di Garda,Gardasee,Lac de Garde|IT|45.62|10.65|35|250000
Crete,Kreta,Creta,Crète,クレタ,克里特,كريت,Крит,Κρήτη|GR|35.24|24.80|135|630000
Rhodes Island|GR|36.18|27.97|42|125000
Corfu Island|GR|39.60|19.85|36|100000
Cyclades,Kykladen,Cicladi,Cícladas,Ciclades|GR|37.05|25.15|95|120000
Naxos Island|GR|37.05|25.48|18|20000
Paros Island|GR|37.07|25.20|12|13000
Phuket Island|TH|7.97|98.34|28|420000
Zanzibar Island,Unguja|TZ|-6.13|39.35|48|900000
Mauritius Island|MU|-20.28|57.57|36|1260000
Oahu,Oʻahu|US|21.46|-157.98|38|1000000
Maui,マウイ|US|20.80|-156.33|42|160000
Kauai,Kauaʻi|US|22.05|-159.53|28|73000
Hawaii Island,Big Island|US|19.60|-155.50|80|200000
Bay Area,San Francisco Bay Area|US|37.75|-122.25|75|7700000
Riviera Maya|MX|20.55|-87.15|75|400000
Lake Atitlán,Lago de Atitlán,Atitlan,Atitlán,Lake Atitlan|GT|14.69|-91.20|16|150000
Roatán,Roatan|HN|16.35|-86.45|32|110000
Galápagos,Galapagos,Galápagos Islands|EC|-0.60|-90.60|160|30000
Florianópolis Island,Ilha de Santa Catarina|BR|-27.60|-48.48|30|420000
Ilha Grande|BR|-23.14|-44.23|18|5000
Canary Islands,The Canaries,Canaries,Kanarische Inseln,Kanaren,Islas Canarias,Canarias,Îles Canaries,Ilhas Canárias,Canárias,Isole Canarie,Canarie,カナリア諸島,加那利群岛,جزر الكناري,Канары,Канарские острова|ES|28.40|-15.80|270|2200000
Balearic Islands,Balearics,The Balearics,Balearen,Balearische Inseln,Islas Baleares,Baleares,Illes Balears,Îles Baléares,Baléares,Ilhas Baleares,Isole Baleari,Baleari,バレアレス諸島,巴利阿里群岛,جزر البليار,Балеарские острова|ES|39.40|2.75|170|1200000
Ionian Islands,Ionische Inseln,Islas Jónicas,Îles Ioniennes,Ilhas Jónicas,Isole Ionie,Ιόνια Νησιά,イオニア諸島|GR|38.60|20.40|140|200000
Dodecanese,Dodekanes,Dodecaneso,Dodécanèse,Dodecanneso,Δωδεκάνησα,ドデカネス諸島|GR|36.70|27.20|150|190000
Sporades,Sporaden,Espóradas,Sporadi,Σποράδες|GR|39.15|23.75|60|14000
Gozo,Għawdex,ゴゾ島,戈佐岛|MT|36.05|14.25|10|37000
Elba,Isola d’Elba,エルバ島|IT|42.78|10.28|20|32000
Aeolian Islands,Liparische Inseln,Isole Eolie,Îles Éoliennes,Islas Eolias|IT|38.53|14.90|35|15000
Sylt|DE|54.90|8.33|22|18000
Rügen|DE|54.43|13.43|35|77000
Black Forest,Schwarzwald,Forêt-Noire,Selva Negra,Floresta Negra,Foresta Nera,シュヴァルツヴァルト,黑森林|DE|48.30|8.15|85|1000000
Lofoten,Lofoten Islands,ロフォーテン諸島,罗弗敦群岛|NO|68.20|13.90|95|24000
Gotland,ゴットランド島|SE|57.50|18.50|75|60000
Cornwall,Cornouailles,Cornualles,Cornovaglia|GB|50.40|-4.90|75|570000
Lake District|GB|54.45|-3.10|35|42000
Cotswolds,The Cotswolds|GB|51.80|-1.85|45|150000
Scottish Highlands,The Highlands,Schottische Highlands|GB|57.40|-5.00|130|300000
Northern Ireland,Nordirland,Irlanda del Norte,Irlande du Nord,Irlanda do Norte,Irlanda del Nord,北アイルランド,北爱尔兰|GB|54.62|-6.70|90|1900000
Provence,Provenza,Provença,プロヴァンス,普罗旺斯|FR|43.75|5.60|90|2500000
Brittany,Bretagne,Bretaña,Bretanha,Bretagna,ブルターニュ,布列塔尼|FR|48.20|-3.00|140|3300000
Normandy,Normandie,Normandía,Normandia,ノルマンディー,诺曼底|FR|49.10|0.10|140|3300000
Costa Blanca|ES|38.50|-0.20|75|1500000
Galicia,Galicien,Galice,Galiza,Galizia,ガリシア|ES|42.75|-7.90|115|2700000
Basque Country,País Vasco,Euskadi,Baskenland,Pays basque,País Basco,Paesi Baschi,バスク|ES|43.05|-2.55|75|2200000
Andalusia,Andalucía,Andalusien,Andalousie,Andaluzia,アンダルシア,安达卢西亚,الأندلس|ES|37.40|-4.75|270|8500000
Alentejo,アレンテージョ|PT|38.30|-7.90|130|700000
Tuscany,Toscana,Toskana,Toscane,トスカーナ,托斯卡纳,توسكانا|IT|43.40|11.10|125|3700000
Umbria,Umbrien,Ombrie,Úmbria,ウンブリア|IT|42.95|12.50|65|860000
Puglia,Apulia,Apulien,Pouilles,Apúlia,プーリア,普利亚|IT|41.00|16.60|200|3900000
Dolomites,Dolomiten,Dolomiti,Dolomitas,ドロミテ,多洛米蒂|IT|46.45|11.85|55|200000
Lombardy,Lombardia,Lombardei,Lombardía,Lombardie,ロンバルディア,伦巴第|IT|45.65|9.90|130|10000000
Istria,Istra,Istrien,Istrie,Ístria,イストリア|HR|45.20|13.90|50|200000
Dalmatia,Dalmacija,Dalmatien,Dalmacia,Dalmatie,Dalmácia,Dalmazia,ダルマチア|HR|43.50|16.40|190|860000
Tahiti,タヒチ,大溪地,تاهيتي|PF|-17.65|-149.43|40|190000
Bora Bora,ボラボラ,波拉波拉|PF|-16.50|-151.74|10|10600
Hawaii,Hawaiʻi,Hawaiian Islands,Hawai,Hawaï,Havaí,ハワイ,夏威夷,هاواي|US|20.60|-157.50|330|1400000
Tasmania,Tasmanien,Tasmanie,Tasmânia,タスマニア,塔斯马尼亚|AU|-42.00|146.60|230|570000
Hokkaido,Hokkaidō,Hokkaïdo,北海道|JP|43.40|142.80|280|5200000
Java,Jawa,ジャワ島,爪哇|ID|-7.30|110.00|520|150000000
Bohol,ボホール島,薄荷岛|PH|9.85|124.20|50|1400000
Yucatán Peninsula,Yucatan,Yucatán,Península de Yucatán,ユカタン半島|MX|20.30|-88.80|260|5000000
Baja California Sur|MX|25.50|-111.70|370|800000
Scotland,Schottland,Escocia,Écosse,Escócia,Scozia,スコットランド,苏格兰,اسكتلندا|GB|57.00|-4.30|290|5400000
England,Inglaterra,Angleterre,Inghilterra,イングランド,英格兰,إنجلترا|GB|52.60|-1.40|340|56000000
Bavaria,Bayern,Baviera,Bavière,バイエルン,巴伐利亚,بافاريا|DE|48.95|11.50|190|13000000
Transylvania,Siebenbürgen,Transilvania,Transylvanie,Transilvânia,トランシルヴァニア|RO|46.40|24.30|190|6800000
Lapland,Lappland,Lappi,Laponia,Laponie,Lapônia,Lapponia,ラップランド|FI|67.50|26.30|240|180000
Sinai,Sinai-Halbinsel,Sinaí,Sinaï,سيناء|EG|29.30|33.80|190|600000
Goa,गोवा,ゴア,果阿,غوا|IN|15.35|74.05|65|1500000
Kerala,കേരളം,ケララ,喀拉拉|IN|10.40|76.40|290|35000000
`;

export interface WidePlace {
  readonly names: readonly string[];
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
  readonly population: number;
}

export const WIDE_PLACES: readonly WidePlace[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', countryCode = '', ...numbers] = line.split('|');
    const [latitude = 0, longitude = 0, radiusKm = 0, population = 0] = numbers.map(Number);
    return { names: names.split(','), countryCode, latitude, longitude, radiusKm, population };
  });
