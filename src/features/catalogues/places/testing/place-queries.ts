/**
 * Typical queries for places, by expected first result: the catalogue's name and country, then the
 * queries for it.
 */
const TABLE = `
Lisbon PT | Lisbon; lisbon; LISBON;  Lisbon ; Lisboa; Lissabon; Lisbonne; Lisbona; リスボン; りすぼん; ﾘｽﾎﾞﾝ; 里斯本; لشبونة; لشبونه; Лиссабон
Lisbon PT | Lisbon Portugal; Lisbon, Portugal; Lisbon,Portugal; Lisbon - Portugal; Lisbon – Portugal; Lisbon/Portugal; Lisbon (Portugal); Lisbon | Portugal; Portugal Lisbon; Portugal, Lisbon; Portugal - Lisbon; Lisbon PT; Lisbon, PT; Lisbon PRT; Ｌｉｓｂｏｎ　Ｐｏｒｔｕｇａｌ
Lisbon PT | Lissabon Portugal; Lissabon in Portugal; Lisboa en Portugal; Lisboa em Portugal; Lisbonne au Portugal; Lisbonne, Portugal; Lisbona Portogallo; Lisbona in Portogallo; ポルトガル リスボン; ポルトガルのリスボン; リスボン、ポルトガル; 葡萄牙里斯本; 葡萄牙 里斯本; 里斯本，葡萄牙; لشبونة البرتغال; لشبونة، البرتغال; لشبونة في البرتغال
Lisbon PT | Lisbn; Lisbno; Lisobn; Lisbon Portgal; Lisbn Portugal; Lisb; Lisbon Portu; Lisbon P; Lisbon, Lisboa, Portugal
Porto PT | Porto; Oporto; O Porto; Porto Portugal; Porto, PT; ポルト; 波尔图; 波爾圖; بورتو
Funchal PT | Funchal; Funchal Madeira; Funchal, Madeira, Portugal
Ericeira PT | Ericeira; Ericeira Portugal
Ponta Delgada PT | Ponta Delgada; Ponta Delgada Azores; Ponta Delgada, Açores
Rome IT | Rome; Roma; Rom; Rome Italy; Roma Italia; Rom Italien; Rome Italie; Rome, IT; ローマ; 羅馬; 罗马; روما; Рим; Italy Rome; Rome Lazio
Florence IT | Florence; Firenze; Florenz; Florencia; Florença; Florence Italy; Firenze Italia; フィレンツェ; 佛罗伦萨; Firenze, Toscana
Milan IT | Milano; Mailand; Milán; Milan Italy; Milano Lombardia
Venice IT | Venezia; Venedig; Venise; Venice Italy
Naples IT | Napoli; Neapel; Naples Italy; Nápoles
Genoa IT | Genova; Genua; Gênes
Turin IT | Torino; Turin; Turin Italy
Paris FR | Paris; Paris France; Paris, France; París; Parigi; パリ; 巴黎; باريس; Париж; Paris Frankreich; Paris Francia; フランス パリ; 法国巴黎; Île-de-France Paris
Nice FR | Nice; Nizza; Niza; Nice France
Paris US | Paris Texas; Paris, TX; Paris TX USA
London GB | London; Londres; Londra; London UK; London, UK; London U.K.; London GB; London England; London, England; London Great Britain; London United Kingdom; Londres Inglaterra; Londres Angleterre; Londra Inghilterra; ロンドン; イギリス ロンドン; 伦敦; 倫敦; 英国伦敦; لندن; London Großbritannien; Лондон
London CA | London Canada; London, Ontario; London ON; London, ON, Canada; London Kanada
Edinburgh GB | Edinburgh; Edinburgh Scotland; Edimburgo; Édimbourg; Edinbrugh
Berlin DE | Berlin; Berlin Germany; Berlin Deutschland; Berlin, Allemagne; Berlín Alemania; Berlim Alemanha; Berlino Germania; ベルリン; ドイツ ベルリン; 柏林; 德国柏林; برلين; برلين ألمانيا; Berlin DE; Berlin, DE
Munich DE | Munich; München; Muenchen; Munchen; Munich Germany; München Bayern; Múnich; Munique; ミュンヘン; 慕尼黑; Munich, Bavaria
Köln DE | Köln; Koeln; Koln; Cologne; Colonia; Cologne Germany; Köln Deutschland; ケルン
Nürnberg DE | Nürnberg; Nuernberg; Nurnberg; Nuremberg; Norimberga
Düsseldorf DE | Düsseldorf; Duesseldorf; Dusseldorf
Frankfurt am Main DE | Frankfurt; Frankfurt am Main; Frankfurt/Main; Frankfurt a.M.; Frankfurt Germany
Vienna AT | Vienna; Wien; Vienne Autriche; Viena; Vienna Austria; Wien Österreich; ウィーン; 维也纳; 維也納
Zürich CH | Zürich; Zurich; Zuerich; Zurigo; Zurich Switzerland; Zürich Schweiz; Zürich ZH; チューリッヒ
Genève CH | Geneva; Genf; Genève; Geneve; Ginebra; Geneva Switzerland
Sankt Gallen CH | St. Gallen; St Gallen; Sankt Gallen; St.Gallen; Saint Gallen; St. Gallen Schweiz; Saint-Gall; San Gallo
Basel CH | Basel; Bâle; Basilea
Prague CZ | Prague; Praha; Prag; Praga; Prague Czech Republic; Prague Czechia; Praha, Česko; プラハ
Warsaw PL | Warsaw; Warszawa; Warschau; Varsovie; Varsovia; Warsaw Poland
Kraków PL | Krakow; Kraków; Cracow; Krakau; Cracovie; Krakow Poland
Gdańsk PL | Gdansk; Danzig
Budapest HU | Budapest; Budapest Hungary; ブダペスト
Copenhagen DK | Copenhagen; København; Kobenhavn; Koebenhavn; Kopenhagen; Copenhague
Göteborg SE | Göteborg; Goteborg; Goeteborg; Gothenburg
Malmö SE | Malmö; Malmo; Malmoe
Tromsø NO | Tromsø; Tromso; Tromsoe
Århus DK | Aarhus; Århus; Arhus
Saint Petersburg RU | Saint Petersburg; St. Petersburg Russia; Sankt-Peterburg; Saint-Pétersbourg; San Petersburgo; Санкт-Петербург
St. Petersburg US | St. Petersburg Florida; St Petersburg, FL; Saint Petersburg FL
Moscow RU | Moscow; Moskau; Москва; Moscou; Moscow Russia
Kyiv UA | Kyiv; Kiev; Київ; Kiev Ukraine
Istanbul TR | Istanbul; İstanbul; Estambul; Istanbul Turkey; Istanbul Türkiye; Istanbul Turkei; イスタンブール
Athens GR | Athens; Athen; Αθήνα; Atenas; Athens Greece
Chaniá GR | Chania; Chania Crete; Hania; Chania Greece
Barcelona ES | Barcelona; Barcelone; Barcellona; Barcelona Spain; Barcelona España; Barcelona, Catalunya; バルセロナ; 巴塞罗那; 巴塞羅那; BCN; Barcalona; Barcelona Spanien; スペインのバルセロナ; 西班牙巴塞罗那
Valencia ES | Valencia Spain; Valence Espagne; Valencia, España
Sevilla ES | Sevilla; Seville; Séville; Siviglia; Seville Spain
Donostia / San Sebastián ES | San Sebastian; Donostia; San Sebastián España
Las Palmas de Gran Canaria ES | Las Palmas; Las Palmas Spain; Las Palmas Gran Canaria
Santa Cruz de Tenerife ES | Sta. Cruz de Tenerife; Santa Cruz Tenerife
New York City US | New York; New York City; NYC; New York, NY; New York NY; New York USA; New York, United States; N.Y.; New-York; Nueva York; Nova Iorque; ニューヨーク; 纽约; 紐約; 美国纽约; アメリカ ニューヨーク; نيويورك; New York U.S.A.; newyork
Los Angeles US | Los Angeles; LA; L.A.; Los Angeles CA; Los Angeles, California; Los Ángeles EEUU
San Francisco US | San Francisco; San Francisco CA; San Francisco, CA; San Francisco California; San Francisco, California, USA; SF; サンフランシスコ; sanfrancisco; San Fransisco
Washington, D.C. US | Washington DC; Washington, D.C.; Washington D.C. USA
Austin US | Austin; Austin TX; Austin, Texas; Austin, TX, USA
Portland US | Portland; Portland Oregon; Portland, OR
Vancouver CA | Vancouver; Vancouver BC; Vancouver, Canada; バンクーバー; Vancouver Kanada
Toronto CA | Toronto; Toronto CA; Toronto, Ontario, Canada; Toronto ON
Montréal CA | Montreal; Montréal; Montreal Quebec; Montréal, QC
Mexico City MX | Mexico City; Mexico City Mexico; CDMX; Ciudad de México; Mexiko-Stadt; Mexico DF; メキシコシティ; 墨西哥城
Playa del Carmen MX | Playa del Carmen; Playa del Carmen Mexico; Playa del Carmen, Q. Roo
Tulum MX | Tulum; Tulum Mexico; Tulum, Quintana Roo; トゥルム
Oaxaca MX | Oaxaca; Oaxaca Mexico; Oaxaca de Juárez
Antigua Guatemala GT | Antigua Guatemala; Antigua, Guatemala; La Antigua
San José CR | San Jose Costa Rica; San José, Costa Rica
San Jose US | San Jose California; San Jose, CA
Medellín CO | Medellin; Medellín; Medellin Colombia; Medellín, Antioquia; Medelin
Cartagena CO | Cartagena Colombia; Cartagena de Indias
Buenos Aires AR | Buenos Aires; Buenos Aires Argentina; BsAs; Argentina Buenos Aires
Córdoba AR | Cordoba Argentina
Córdoba ES | Cordoba Spain; Cordoue
San Carlos de Bariloche AR | Bariloche; Bariloche Argentina
Rio de Janeiro BR | Rio de Janeiro; Rio; Rio de Janeiro - RJ; Rio de Janeiro Brazil; Rio de Janeiro, Brasil; Rio Brazil
São Paulo BR | São Paulo; Sao Paulo; Sao Paulo SP; San Paolo Brasile; São Paulo - SP, Brasil
Florianópolis BR | Florianopolis; Floripa; Florianópolis SC; Florianopolis Brazil
Armação de Búzios BR | Buzios; Búzios Brasil
Cape Town ZA | Cape Town; Kapstadt; Le Cap; Ciudad del Cabo; Cape Town South Africa; Kapstadt Südafrika; ケープタウン; 开普敦
Marrakesh MA | Marrakesh; Marrakech; Marrakesch Marokko; Marrakech Maroc; مراكش; مراكش المغرب
Chefchaouene MA | Chefchaouen; Chefchaouen Morocco
Cairo EG | Cairo; Kairo; Le Caire; El Cairo; القاهرة; Cairo Egypt
Dahab EG | Dahab; Dahab Egypt; دهب
Dubai AE | Dubai; Dubai UAE; Dubai, U.A.E.; Dubai Emirates; Dubai VAE; دبي; دبي الإمارات; ドバイ; 迪拜
Tel Aviv IL | Tel Aviv; Tel-Aviv; Tel Aviv Israel
Tokyo JP | Tokyo; Tokio; とうきょう; トウキョウ; 東京; 东京; 東京都; Tokyo Japan; 日本 東京; 日本东京; طوكيو; Tóquio Japão; 東京、日本
Kyoto JP | Kyoto; きょうと; 京都; 京都市; Kioto; Kyoto Japan
Osaka JP | Osaka; おおさか; 大阪; 大阪市
Sapporo JP | 札幌; さっぽろ; Sapporo Japan
Naha JP | Naha Okinawa; 那覇; なは
Fukuoka JP | ふくおか; 福岡; Fukuoka
Seoul KR | Seoul; 서울; Séoul; Seoul South Korea; Seoul Korea; 首尔; 首爾; ソウル
Busan KR | Busan; Pusan; 부산
Beijing CN | Beijing; Peking; 北京; Pékin; 中国北京
Taipei TW | Taipei; 台北; 臺北; Taipei Taiwan
Hong Kong HK | Hong Kong; Hongkong; 香港; ホンコン
Bangkok TH | Bangkok; Krung Thep; กรุงเทพ; Bangkok Thailand; BKK; バンコク; タイ バンコク; 泰国曼谷
Chiang Mai TH | Chiang Mai; Chiangmai; Chiang Mai Thailand; เชียงใหม่; チェンマイ; 清迈; 清邁; Chang Mai
Ko Pha Ngan TH | Koh Phangan; Ko Phangan; Ko Pha Ngan; Koh Pha Ngan; Koh Phangan Thailand
Ko Samui TH | Koh Samui; Ko Samui; Samui; Koh Samui Thailand
Ko Lanta TH | Koh Lanta; Ko Lanta
Pai TH | Pai; Pai Thailand
Ban Ao Nang TH | Ao Nang; Ao Nang Thailand
Ho Chi Minh City VN | Ho Chi Minh City; Saigon; HCMC; Ho Chi Minh; Saigon Vietnam; ホーチミン
Da Nang VN | Da Nang; Danang; Đà Nẵng; Da Nang Vietnam; ダナン
Hội An VN | Hoi An; Hoian; Hoi An Vietnam
Ðà Lạt VN | Da Lat; Dalat
Canggu ID | Canggu; Canggu Bali; Canggu, Bali, Indonesia; チャングー
Ubud ID | Ubud; Ubud Bali; Ubud, Indonesia; ウブド
Uluwatu ID | Uluwatu; Uluwatu Bali
Kuta Lombok ID | Kuta Lombok
General Luna PH | General Luna Siargao; Siargao
Kuala Lumpur MY | Kuala Lumpur; KL; Kuala Lumpur Malaysia
George Town MY | Georgetown Penang; George Town Malaysia; Penang
Singapore SG | Singapore; Singapur; シンガポール; 新加坡
Delhi IN | Delhi; New Delhi; New Delhi India; デリー
Bengaluru IN | Bangalore; Bengaluru; Bangalore India
Rishīkesh IN | Rishikesh; Rishikesh India
Anjuna IN | Anjuna; Anjuna Goa
Pokhara NP | Pokhara; Pokhara Nepal
Sydney AU | Sydney; Sydney NSW; Sydney Australia; シドニー
Melbourne AU | Melbourne; Melbourne VIC; Melbourne, Victoria
Perth AU | Perth; Perth WA; Perth Australia
Byron Bay AU | Byron Bay; Byron Bay NSW
Auckland NZ | Auckland; Auckland New Zealand; Auckland NZ
Queenstown NZ | Queenstown New Zealand; Queenstown NZ
Tbilisi GE | Tbilisi; Tiflis; Tbilisi Georgia; Georgia Tbilisi
Batumi GE | Batumi; Batumi Georgia; Батуми
Stepantsminda GE | Kazbegi; Stepantsminda
Tirana AL | Tirana; Tirana Albania
Sarandë AL | Saranda; Sarande; Sarandë
Bansko BG | Bansko; Bansko Bulgaria; Банско
Split HR | Split; Split Croatia; Split Kroatien
Fira GR | Santorini; Santorini Greece
Taghazout MA | Taghazout; Taghazout Morocco
La Paz BO | La Paz; La Paz Bolivia
La Paz MX | La Paz Mexico
Santiago CL | Santiago; Santiago de Chile; Santiago Chile
Granada ES | Granada; Granada Spain
Granada NI | Granada Nicaragua
Birmingham US | Birmingham Alabama; Birmingham, AL
Zanzibar TZ | Zanzibar; Stone Town; Sansibar
Mount Isa AU | Mt Isa; Mt. Isa; Mount Isa; MT ISA; Mt Isa QLD
Mount Gambier AU | Mt. Gambier; Mt Gambier SA
Mount Vernon US | Mt Vernon; Mt. Vernon NY
Mount Pleasant US | Mt Pleasant SC; Mt. Pleasant, South Carolina
Port Elizabeth ZA | Pt Elizabeth; Pt. Elizabeth; Gqeberha; Port Elizabeth SA
Port Louis MU | Pt Louis; Port Louis
Pointe-à-Pitre GP | Pt-à-Pitre; Pte-à-Pitre
Point Pedro LK | Pt Pedro; Point Pedro SL
North Charleston US | N Charleston; N. Charleston; No. Charleston SC; North Charleston
South Bend US | S Bend; S. Bend Ind.
South San Francisco US | So. San Francisco; S San Francisco
South Lake Tahoe US | S Lake Tahoe; South Lake Tahoe
East London ZA | E London; E. London; East London RSA
West Palm Beach US | W Palm Beach; W. Palm Beach FL; W Palm Bch
North Vancouver CA | N Vancouver; N. Vancouver BC
São Paulo BR | S. Paulo; S Paulo; S.Paulo; S. Paulo Brasil
São José do Rio Preto BR | S. José do Rio Preto
San Miguel de Allende MX | S. Miguel de Allende; Sn Miguel de Allende
Santa Marta CO | Sta. Marta; Sta Marta Colombia
Santo Domingo DO | Sto. Domingo; Sto Domingo
General Luna PH | Gral. Luna; Gral Luna
Presidente Prudente BR | Pres. Prudente
Vila Nova de Gaia PT | V N de Gaia; V. N. de Gaia; VN de Gaia Portugal
Newcastle upon Tyne GB | Newcastle u Tyne; Newcastle u. Tyne; Newcastle on Tyne; Newcastle-upon-Tyne; Newcastle upon Tyne
Stratford-upon-Avon GB | Stratford on Avon; Stratford-u-Avon
Frankfurt am Main DE | Frankfurt a. M.; Frankfurt a. Main; Frankfurt/M.; Frankfurt am Main GER
Frankfurt (Oder) DE | Frankfurt a.d. Oder; Frankfurt/Oder; Frankfurt an der Oder
Halle (Saale) DE | Halle a. d. Saale; Halle/Saale
Offenbach DE | Offenbach a. M.; Offenbach/Main
Freiburg DE | Freiburg i. Br.; Freiburg i.Br.
Rothenburg ob der Tauber DE | Rothenburg o.d.T.; Rothenburg o. d. Tauber
Neuburg an der Donau DE | Neuburg a.d. Donau
Ludwigshafen am Rhein DE | Ludwigshafen a. Rh.; Ludwigshafen/Rh.
Boulogne-sur-Mer FR | Boulogne s/ Mer; Boulogne-s-Mer
Aix-en-Provence FR | Aix-en-Pce; Aix en Provence
Cape Town ZA | Cape Town SA; Cape Town RSA; Cape Town ZA
Riyadh SA | Riyadh SA; Riyadh KSA
Adelaide AU | Adelaide SA
Colombo LK | Colombo SL; Colombo LKA
Belfast GB | Belfast NI; Belfast N. Ireland; Belfast UK
Edinburgh GB | Edinburgh Scot.
Athens GR | Athens GRE
Zagreb HR | Zagreb CRO
Santiago CL | Santiago CHI
Geneva US | Geneva Ill.
Phoenix US | Phoenix Ariz.
Denver US | Denver Colo.; Denver CO
Charleston US | Charleston S. Carolina; Charleston SC
Asheville US | Asheville N. Carolina
Seoul KR | Seoul S. Korea; Seoul S Korea
Durban ZA | Durban S. Africa; Durban SA
Skopje MK | Skopje N. Macedonia
Tel Aviv IL | תל אביב; תל אביב-יפו; ת"א; تل أبيب
Jerusalem IL | ירושלים; القدس
Haifa IL | חיפה
Thessaloníki GR | Θεσσαλονίκη; ΘΕΣΣΑΛΟΝΙΚΗ
Irákleion GR | Ηράκλειο
Chaniá GR | Χανιά
Fira GR | Σαντορίνη
Kharkiv UA | Харків; Харьков; Kharkov
Lviv UA | Львів; Львов
Nur-Sultan KZ | Астана; Astana
Bishkek KG | Бишкек
Tashkent UZ | Ташкент; Toshkent
Minsk BY | Минск
Ulan Bator MN | Улаанбаатар; Ulaanbaatar
Rabat MA | الرباط
Riyadh SA | الرياض
Jeddah SA | جدة
Doha QA | الدوحة
Muscat OM | مسقط
Baghdad IQ | بغداد
Tehran IR | تهران; طهران; Teheran
Mumbai IN | मुंबई; Bombay
Delhi IN | दिल्ली; नई दिल्ली
Kolkata IN | কলকাতা; Calcutta
Chennai IN | சென்னை
Bengaluru IN | ಬೆಂಗಳೂರು
Dhaka BD | ঢাকা
Kathmandu NP | काठमाडौं
Colombo LK | කොළඹ
Pattaya TH | พัทยา
Vientiane LA | ວຽງຈັນ
Phnom Penh KH | ភ្នំពេញ
Siem Reap KH | សៀមរាប
Yangon MM | ရန်ကုန်
Yokohama JP | 横浜; よこはま
Yokohama JP | 横浜市
Shanghai CN | 上海市
Beijing CN | 北京市; 北京市 中国
Chengdu CN | 成都市; 成都
Osaka JP | 大阪府; 大阪市
Seoul KR | 서울특별시; 서울시
Busan KR | 부산광역시; 부산시
Bogotá CO | Bogotá D.C.; Bogotá, D.C.; Bogotá DC Colombia
Québec CA | Ville de Québec; Québec ville
Zürich CH | Stadt Zürich; Zürich Stadt; ville de Zurich
Porto PT | Cidade do Porto
Turin IT | Città di Torino; Comune di Torino
Kazan RU | город Казань; г. Казань
Davao PH | Davao City
Luxembourg LU | Luxembourg City; Luxemburg Stadt; Ville de Luxembourg
Manila PH | Manila City; City of Manila
City of London GB | City of London
Kansas City US | Kansas City
Bolzano IT | Bozen; Bolzano; Bozen Italien
Bressanone IT | Brixen
Trento IT | Trient
Tampere FI | Tammerfors
Cardiff GB | Caerdydd
Leuven BE | Louvain; Löwen Belgien
Ieper BE | Ypres; Ypern
's-Hertogenbosch NL | Den Bosch
Szczecin PL | Stettin
Zadar HR | Zara Kroatien
`;

export interface PlaceQuery {
  readonly typed: string;
  /** Catalogue name and country. */
  readonly first: string;
}

export const PLACE_QUERIES: readonly PlaceQuery[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [first = ''] = line.split(' | ');
    return line
      .slice(first.length + 3)
      .split(';')
      .map((one) => ({ typed: one, first }));
  });
