/**
 * Names of regions in the product's languages, if they differ from the stored name. Key: name and
 * country. Columns as in `CITY_NAMES`: de, es, fr, pt, it, ja, zh, ar; an empty column is the
 * stored name. After `|` more names by which people search for it.
 */
export const REGION_TRANSLATIONS: Readonly<Record<string, string>> = {
  'Lisbon District PT':
    'Distrikt Lissabon,Distrito de Lisboa,District de Lisbonne,Distrito de Lisboa,Distretto di Lisbona,リスボン県,里斯本区,منطقة لشبونة',
  'Porto District PT':
    'Distrikt Porto,Distrito de Oporto,District de Porto,Distrito do Porto,Distretto di Porto,ポルト県,波尔图区,منطقة بورتو',
  'Madeira PT': ',,Madère,,,マデイラ,马德拉,ماديرا',
  'Catalonia ES':
    'Katalonien,Cataluña,Catalogne,Catalunha,Catalogna,カタルーニャ,加泰罗尼亚,كتالونيا|Catalunya',
  'Valencian Community ES':
    'Valencianische Gemeinschaft,Comunidad Valenciana,Communauté valencienne,Comunidade Valenciana,Comunità Valenzana,バレンシア州,巴伦西亚自治区,بلنسية|Comunitat Valenciana',
  'Canary Islands ES':
    'Kanarische Inseln,Islas Canarias,Îles Canaries,Ilhas Canárias,Isole Canarie,カナリア諸島,加那利群岛,جزر الكناري|Canarias,Kanaren,Canaries',
  'Île-de-France FR':
    ',Isla de Francia,,Ilha de França,,イル＝ド＝フランス,法兰西岛,إيل دو فرانس|Paris region',
  'Auvergne-Rhône-Alpes FR':
    ',Auvernia-Ródano-Alpes,,Auvérnia-Ródano-Alpes,Alvernia-Rodano-Alpi,オーヴェルニュ＝ローヌ＝アルプ,奥弗涅-罗讷-阿尔卑斯,أوفيرن رون ألب',
  'Greater London GB':
    ',Gran Londres,Grand Londres,Grande Londres,Grande Londra,大ロンドン,大伦敦,لندن الكبرى',
  'Scotland GB': 'Schottland,Escocia,Écosse,Escócia,Scozia,スコットランド,苏格兰,اسكتلندا',
  'Leinster IE': ',,,,,レンスター,伦斯特,لينستر|Laighin',
  'North Holland NL':
    'Nordholland,Holanda Septentrional,Hollande-Septentrionale,Holanda do Norte,Olanda Settentrionale,北ホラント州,北荷兰省,شمال هولندا|Noord-Holland',
  'East Flanders BE':
    'Ostflandern,Flandes Oriental,Flandre-Orientale,Flandres Oriental,Fiandre Orientali,東フランデレン州,东佛兰德省,فلاندر الشرقية|Oost-Vlaanderen',
  'Capital Region DK':
    'Hauptstadtregion,Región Capital,Région capitale,Região da Capital,Regione Capitale,デンマーク首都地域,首都大区,منطقة العاصمة|Hovedstaden',
  'Stockholm County SE':
    'Provinz Stockholm,Provincia de Estocolmo,Comté de Stockholm,Condado de Estocolmo,Contea di Stoccolma,ストックホルム県,斯德哥尔摩省,مقاطعة ستوكهولم|Stockholms län',
  'Capital Region IS':
    'Hauptstadtregion,Región de la Capital,Région capitale,Região da Capital,Regione della Capitale,首都圏,首都区,منطقة العاصمة|Höfuðborgarsvæðið',
  'Tyrol AT': 'Tirol,Tirol,Tyrol,Tirol,Tirolo,チロル,蒂罗尔,تيرول',
  'Lesser Poland PL':
    'Kleinpolen,Pequeña Polonia,Petite-Pologne,Pequena Polônia,Piccola Polonia,マウォポルスカ,小波兰,بولندا الصغرى|Małopolska',
  'Blagoevgrad BG': ',,,,,ブラゴエヴグラト,布拉戈耶夫格勒,بلاغويفغراد|Благоевград',
  'Harju County EE':
    'Kreis Harju,Condado de Harju,Comté de Harju,Condado de Harju,Contea di Harju,ハリュ県,哈尔尤县,مقاطعة هاريو|Harjumaa',
  'Lazio IT': 'Latium,Lacio,Latium,Lácio,,ラツィオ,拉齐奥,لاتسيو',
  'Sicily IT': 'Sizilien,Sicilia,Sicile,Sicília,Sicilia,シチリア,西西里,صقلية',
  'Attica GR': 'Attika,Ática,Attique,Ática,,アッティカ,阿提卡,أتيكا|Αττική',
  'Crete GR': 'Kreta,Creta,Crète,Creta,Creta,クレタ島,克里特岛,كريت|Κρήτη',
  'Split-Dalmatia HR':
    'Split-Dalmatien,Split-Dalmacia,Split-Dalmatie,Split-Dalmácia,Spalato-Dalmazia,スプリト＝ダルマチア,斯普利特-达尔马提亚,سبليت دالماتيا|Dalmatia,Dalmacija',
  'Central Slovenia SI':
    'Zentralslowenien,Eslovenia Central,Slovénie centrale,Eslovênia Central,Slovenia Centrale,中央スロベニア,中斯洛文尼亚,وسط سلوفينيا|Osrednjeslovenska',
  'Western Cape ZA':
    'Westkap,Cabo Occidental,Cap-Occidental,Cabo Ocidental,Capo Occidentale,西ケープ州,西开普省,كيب الغربية|Wes-Kaap',
  'Marrakesh-Safi MA':
    'Marrakesch-Safi,Marrakech-Safí,Marrakech-Safi,Marraquexe-Safim,Marrakech-Safi,マラケシュ＝サフィ,马拉喀什-萨菲,مراكش آسفي',
  'Souss-Massa MA': ',Sus-Masa,,,,スース＝マッサ,苏斯-马塞,سوس ماسة',
  'Nairobi County KE':
    'Nairobi,Condado de Nairobi,Comté de Nairobi,Condado de Nairóbi,Contea di Nairobi,ナイロビ郡,内罗毕郡,مقاطعة نيروبي',
  'South Sinai EG':
    'Südsinai,Sinaí del Sur,Sinaï du Sud,Sinai do Sul,Sinai del Sud,南シナイ,南西奈,جنوب سيناء',
  'Kyoto Prefecture JP':
    'Präfektur Kyōto,Prefectura de Kioto,Préfecture de Kyoto,Prefeitura de Quioto,Prefettura di Kyoto,京都府,京都府,محافظة كيوتو',
  'Gifu Prefecture JP':
    'Präfektur Gifu,Prefectura de Gifu,Préfecture de Gifu,Prefeitura de Gifu,Prefettura di Gifu,岐阜県,岐阜县,محافظة غيفو',
  'Chiang Mai Province TH':
    'Provinz Chiang Mai,Provincia de Chiang Mai,Province de Chiang Mai,Província de Chiang Mai,Provincia di Chiang Mai,チェンマイ県,清迈府,محافظة شيانغ ماي|เชียงใหม่',
  'Surat Thani TH': ',,,,,スラートターニー,素叻他尼,سورات ثاني|สุราษฎร์ธานี',
  'Quang Nam VN': ',,,,,クアンナム,广南,كوانغ نام|Quảng Nam',
  'Bali ID': ',,,,,バリ島,巴厘岛,بالي',
  'Siargao PH': ',,,,,シアルガオ島,锡亚高岛,سيارغاو',
  'Southern Province LK':
    'Südprovinz,Provincia del Sur,Province du Sud,Província do Sul,Provincia Meridionale,南部州,南方省,المقاطعة الجنوبية',
  'Gandaki NP': ',,,,,ガンダキ,甘达基,غانداكي',
  'Quintana Roo MX': ',,,,,キンタナ・ロー,金塔纳罗奥,كينتانا رو|Riviera Maya',
  'Sacatepéquez GT': ',,,,,サカテペケス,萨卡特佩克斯,ساكاتيبيكيز',
  'Antioquia CO': ',,,,,アンティオキア,安蒂奥基亚,أنتيوكيا',
  'Santa Catarina BR': ',,,,,サンタカタリーナ,圣卡塔琳娜,سانتا كاتارينا',
  'Azuay EC': ',,,,,アスアイ,阿苏艾,أثواي',
  'Québec CA': ',Quebec,,Quebec,,ケベック,魁北克,كيبيك',
  'British Columbia CA':
    ',Columbia Británica,Colombie-Britannique,Colúmbia Britânica,Columbia Britannica,ブリティッシュコロンビア,不列颠哥伦比亚,كولومبيا البريطانية',
  'Victoria AU': ',,,,,ビクトリア,维多利亚,فيكتوريا',
  'Otago NZ': ',,,,,オタゴ,奥塔哥,أوتاغو',
};
