/**
 * Villages that remote workers search for and that the city catalogue lacks, or has below its 5,000
 * inhabitants: a line each with a number of its own that never changes, its names (the English one
 * first), country, code of the region as the catalogue writes it, latitude and longitude.
 */
const LINES = `
1 Canggu,チャングー,长谷,كانغو|ID.02|-8.6478|115.1385
2 Seminyak,スミニャック,水明漾,سيمينياك|ID.02|-8.6913|115.1682
3 Pererenan|ID.02|-8.6494|115.1247
4 Uluwatu,ウルワツ,乌鲁瓦图|ID.02|-8.8291|115.0849
5 Sanur,サヌール,沙努尔|ID.02|-8.6930|115.2630
6 Amed|ID.02|-8.3360|115.6540
7 Lovina|ID.02|-8.1580|115.0250
8 Jimbaran,ジンバラン,金巴兰|ID.02|-8.7900|115.1610
9 Nusa Dua|ID.02|-8.8005|115.2317
10 Kuta Lombok,Kuta Mandalika|ID.17|-8.8930|116.2830
11 Gili Trawangan,Gili T|ID.17|-8.3500|116.0400
12 Gili Air|ID.17|-8.3580|116.0820
13 General Luna,Siargao|PH.13|9.7840|126.1580
14 Port Barton|PH.41|10.4040|119.1780
15 Ko Tao,Tao,タオ島,涛岛,เกาะเต่า|TH.60|10.0956|99.8404
16 Pai,パーイ,拜县,ปาย|TH.58|19.3588|98.4405
17 Railay,Rai Leh|TH.63|8.0120|98.8378
18 Ko Chang|TH.48|12.0970|102.3120
19 Mui Ne,Mũi Né,ムイネー,美奈|VN.47|10.9330|108.2870
20 An Bang|VN.84|15.9130|108.3410
21 Anjuna,アンジュナ|IN.33|15.5733|73.7407
22 Palolem|IN.33|15.0100|74.0230
23 Varkala,Varkala Beach|IN.13|8.7379|76.7163
24 Ahangama|LK.34|5.9740|80.3620
25 Mirissa,ミリッサ|LK.34|5.9483|80.4716
26 Hiriketiya|LK.34|5.9630|80.6870
27 Arugam Bay|LK.37|6.8400|81.8360
28 Stepantsminda,Kazbegi,Kasbegi,ყაზბეგი|GE.69|42.6570|44.6410
29 Ksamil|AL.51|39.7667|20.0000
30 Himare,Himarë,Himara|AL.51|40.1020|19.7450
31 Korcula,Korčula|HR.03|42.9620|17.1360
32 Hvar|HR.15|43.1725|16.4428
33 Vis|HR.15|43.0610|16.1830
34 Fira,Santorini,Thira,Santorin,サントリーニ,圣托里尼,سانتوريني|GR.ESYE42|36.4166|25.4324
35 Mykonos,Míkonos,ミコノス,米科诺斯|GR.ESYE42|37.4467|25.3289
36 Ios|GR.ESYE42|36.7230|25.2820
37 Karpathos|GR.ESYE42|35.5070|27.2130
38 Cadaqués|ES.56|42.2887|3.2779
39 El Médano,El Medano|ES.53|28.0450|-16.5370
40 Tejeda|ES.53|27.9950|-15.6140
41 El Cotillo|ES.53|28.6830|-14.0110
42 Famara,Caleta de Famara|ES.53|29.1170|-13.5660
43 Bolonia|ES.51|36.0890|-5.7700
44 Deià,Deia|ES.07|39.7480|2.6480
45 Sagres|PT.09|37.0086|-8.9430
46 Ponta do Sol|PT.10|32.6800|-17.1030
47 Vila Nova de Milfontes|PT.03|37.7250|-8.7830
48 Comporta|PT.19|38.3810|-8.7860
49 Zambujeira do Mar|PT.03|37.5240|-8.7860
50 Arrifana|PT.09|37.2940|-8.8650
51 Hallstatt|AT.04|47.5622|13.6493
52 Grindelwald|CH.BE|46.6242|8.0414
53 Imsouane|MA.09|30.8410|-9.8230
54 Tamraght,Tamraght Oufella|MA.09|30.5100|-9.6800
55 Paje|TZ.25|-6.2650|39.5350
56 Jambiani|TZ.25|-6.3170|39.5470
57 Diani Beach,Diani|KE.28|-4.3190|39.5790
58 Watamu|KE.20|-3.3540|40.0240
59 Nosara|CR.03|9.9780|-85.6530
60 Tamarindo|CR.03|10.2990|-85.8410
61 Santa Teresa|CR.07|9.6450|-85.1680
62 Puerto Viejo de Talamanca,Puerto Viejo|CR.06|9.6550|-82.7540
63 Uvita|CR.07|9.1630|-83.7350
64 Popoyo|NI.15|11.4560|-86.1180
65 El Tunco|SV.05|13.4930|-89.3810
66 El Paredón,El Paredon|GT.06|13.9170|-91.0720
67 San Marcos La Laguna|GT.20|14.7250|-91.2580
68 Sayulita,サユリタ|MX.18|20.8690|-105.4410
69 Holbox,Isla Holbox|MX.23|21.5210|-87.3780
70 Mazunte|MX.20|15.6680|-96.5540
71 Zipolite|MX.20|15.6620|-96.5170
72 San Agustinillo|MX.20|15.6660|-96.5450
73 Caye Caulker|BZ.01|17.7420|-88.0250
74 Rincón,Rincon|PR.117|18.3400|-67.2500
75 Cabarete|DO.18|19.7580|-70.4080
76 Montañita,Montanita|EC.25|-1.8280|-80.7520
77 Olón,Olon|EC.25|-1.7970|-80.7570
78 Minca|CO.38|11.1430|-74.1170
79 Palomino|CO.17|11.2450|-73.5630
80 Salento|CO.26|4.6370|-75.5700
81 Barichara|CO.29|6.6350|-73.2230
82 Ollantaytambo|PE.08|-13.2580|-72.2630
83 Pisac,Písac|PE.08|-13.4220|-71.8490
84 Huanchaco|PE.13|-8.0790|-79.1200
85 El Chaltén,El Chalten|AR.20|-49.3310|-72.8860
86 Jericoacoara,Jeri|BR.06|-2.7960|-40.5140
87 Pipa,Praia da Pipa|BR.22|-6.2280|-35.0490
88 Trancoso|BR.05|-16.5900|-39.0970
89 Itaúnas|BR.08|-18.4200|-39.7050
90 Caraíva|BR.05|-16.8100|-39.1450
91 Wanaka,Wānaka|NZ.F7|-44.7000|169.1500
92 Raglan,Whāingaroa|NZ.G1|-37.8000|174.8710
93 Niseko,ニセコ,二世古|JP.12|42.8050|140.6870
94 Hakuba,白馬,はくば,白马|JP.26|36.6980|137.8620
95 Naoshima,直島,なおしま|JP.17|34.4600|133.9950
96 Ella,エッラ|LK.35|6.8667|81.0466
97 Vagator Beach|IN.33|15.6030|73.7330
98 Tofo,Praia do Tofo|MZ.03|-23.8540|35.5470
99 Siargao Cloud 9,Cloud 9|PH.13|9.8130|126.1640
100 Moalboal|PH.07|9.9480|123.3960
`;

/** The first of our own ids, far above those of the city catalogue. */
const FIRST_ID = 2_000_000_000;

export interface SmallPlace {
  readonly id: number;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly countryCode: string;
  readonly adminCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const SMALL_PLACES: readonly SmallPlace[] = LINES.trim().split('\n').map(readLine);

function readLine(line: string): SmallPlace {
  const space = line.indexOf(' ');
  const [names = '', region = '', latitude, longitude] = line.slice(space + 1).split('|');
  const [name = '', ...otherNames] = names.split(',');
  const [countryCode = '', adminCode = ''] = region.split('.');
  return {
    id: FIRST_ID + Number(line.slice(0, space)),
    name,
    otherNames,
    countryCode,
    adminCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
