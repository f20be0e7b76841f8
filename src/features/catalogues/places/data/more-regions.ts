/**
 * Names of regions by the codes of the city catalogue, for forms with a region, as people there
 * write them in Latin letters. A country is either complete or missing; those of `REGION_NAMES` are
 * not repeated.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  AR: '07=Ciudad de Buenos Aires,05=Córdoba,21=Santa Fe,13=Mendoza,24=Tucumán,01=Buenos Aires,17=Salta,18=San Juan,03=Chaco,22=Santiago del Estero,06=Corrientes,14=Misiones,10=Jujuy,08=Entre Ríos,15=Neuquén,09=Formosa,02=Catamarca,19=San Luis,12=La Rioja,04=Chubut,11=La Pampa,16=Río Negro,20=Santa Cruz,23=Tierra del Fuego',
  AT: '09=Wien,06=Steiermark,04=Oberösterreich,05=Salzburg,07=Tirol,02=Kärnten,08=Vorarlberg,03=Niederösterreich,01=Burgenland',
  AU: '02=New South Wales,07=Victoria,04=Queensland,08=Western Australia,05=South Australia,01=Australian Capital Territory,06=Tasmania,03=Northern Territory',
  BR: '27=São Paulo,21=Rio de Janeiro,05=Bahia,06=Ceará,15=Minas Gerais,07=Distrito Federal,18=Paraná,04=Amazonas,30=Pernambuco,16=Pará,23=Rio Grande do Sul,29=Goiás,02=Alagoas,13=Maranhão,22=Rio Grande do Norte,20=Piauí,11=Mato Grosso do Sul,17=Paraíba,14=Mato Grosso,28=Sergipe,26=Santa Catarina,08=Espírito Santo,03=Amapá,24=Rondônia,01=Acre,25=Roraima,31=Tocantins',
  CH: 'ZH=Zürich,GE=Genève,BS=Basel-Stadt,BE=Bern,VD=Vaud,SG=St. Gallen,TI=Ticino,LU=Luzern,NE=Neuchâtel,SH=Schaffhausen,FR=Fribourg,GR=Graubünden,VS=Valais,ZG=Zug,TG=Thurgau,AG=Aargau,BL=Basel-Landschaft,SO=Solothurn,AR=Appenzell Ausserrhoden,SZ=Schwyz,JU=Jura,OW=Obwalden,UR=Uri,NW=Nidwalden,GL=Glarus,AI=Appenzell Innerrhoden',
  CO: '34=Bogotá,29=Valle del Cauca,02=Antioquia,04=Atlántico,35=Bolívar,21=Norte de Santander,26=Santander,24=Risaralda,38=Magdalena,28=Tolima,20=Nariño,37=Caldas,16=Huila,19=Meta,23=Quindío,33=Cundinamarca,10=Cesar,12=Córdoba,27=Sucre,09=Cauca,17=La Guajira,08=Caquetá,36=Boyacá,11=Chocó,03=Arauca,32=Casanare,25=San Andrés y Providencia,22=Putumayo,01=Amazonas,31=Vichada,14=Guaviare,15=Guainía,30=Vaupés',
  DE: '16=Berlin,04=Hamburg,02=Bayern,07=Nordrhein-Westfalen,05=Hessen,01=Baden-Württemberg,03=Bremen,06=Niedersachsen,13=Sachsen,14=Sachsen-Anhalt,10=Schleswig-Holstein,15=Thüringen,12=Mecklenburg-Vorpommern,08=Rheinland-Pfalz,09=Saarland,11=Brandenburg',
  ES: '29=Madrid,56=Cataluña,60=Comunitat Valenciana,51=Andalucía,52=Aragón,31=Murcia,07=Illes Balears,53=Canarias,59=País Vasco,55=Castilla y León,58=Galicia,34=Asturias,32=Navarra,39=Cantabria,54=Castilla-La Mancha,27=La Rioja,57=Extremadura,CE=Ceuta,ML=Melilla',
  FR: '11=Île-de-France,93=Provence-Alpes-Côte d’Azur,84=Auvergne-Rhône-Alpes,76=Occitanie,52=Pays de la Loire,44=Grand Est,75=Nouvelle-Aquitaine,32=Hauts-de-France,53=Bretagne,28=Normandie,27=Bourgogne-Franche-Comté,24=Centre-Val de Loire,94=Corse',
  GB: 'ENG=England,SCT=Scotland,WLS=Wales,NIR=Northern Ireland',
  GR: 'ESYE31=Attica,ESYE12=Central Macedonia,ESYE23=Western Greece,ESYE14=Thessaly,ESYE43=Crete,ESYE21=Epirus,ESYE24=Central Greece,ESYE42=South Aegean,ESYE25=Peloponnese,ESYE11=Eastern Macedonia and Thrace,ESYE13=Western Macedonia,ESYE41=North Aegean,ESYE22=Ionian Islands',
  HR: '21=Grad Zagreb,15=Splitsko-dalmatinska,12=Primorsko-goranska,10=Osječko-baranjska,19=Zadarska,02=Brodsko-posavska,04=Istarska,05=Karlovačka,16=Varaždinska,13=Šibensko-kninska,14=Sisačko-moslavačka,20=Zagrebačka,18=Vukovarsko-srijemska,03=Dubrovačko-neretvanska,01=Bjelovarsko-bilogorska,06=Koprivničko-križevačka,11=Požeško-slavonska,09=Međimurska,17=Virovitičko-podravska,08=Ličko-senjska',
  ID: '04=Jakarta,08=Jawa Timur,26=Sumatera Utara,30=Jawa Barat,32=Sumatera Selatan,33=Banten,38=Sulawesi Selatan,07=Jawa Tengah,37=Riau,24=Sumatera Barat,02=Bali,15=Lampung,14=Kalimantan Timur,10=Yogyakarta,12=Kalimantan Selatan,11=Kalimantan Barat,31=Sulawesi Utara,05=Jambi,28=Maluku,17=Nusa Tenggara Barat,03=Bengkulu,21=Sulawesi Tengah,18=Nusa Tenggara Timur,01=Aceh,22=Sulawesi Tenggara,40=Kepulauan Riau,13=Kalimantan Tengah,34=Gorontalo,36=Papua,35=Bangka Belitung,39=Papua Barat,29=Maluku Utara,42=Kalimantan Utara,41=Sulawesi Barat',
  IE: 'L=Leinster,M=Munster,C=Connacht,U=Ulster',
  IT: '07=Lazio,09=Lombardia,04=Campania,12=Piemonte,15=Sicilia,08=Liguria,05=Emilia-Romagna,16=Toscana,13=Puglia,20=Veneto,06=Friuli-Venezia Giulia,03=Calabria,14=Sardegna,18=Umbria,01=Abruzzo,17=Trentino-Alto Adige,10=Marche,02=Basilicata,11=Molise,19=Valle d’Aosta',
  JP: '40=Tokyo,19=Kanagawa,32=Osaka,01=Aichi,12=Hokkaido,13=Hyogo,22=Kyoto,07=Fukuoka,34=Saitama,11=Hiroshima,24=Miyagi,04=Chiba,37=Shizuoka,21=Kumamoto,31=Okayama,18=Kagoshima,29=Niigata,15=Ishikawa,38=Tochigi,30=Oita,05=Ehime,27=Nagasaki,09=Gifu,43=Wakayama,28=Nara,26=Nagano,08=Fukushima,20=Kochi,17=Kagawa,42=Toyama,02=Akita,25=Miyazaki,47=Okinawa,03=Aomori,35=Shiga,23=Mie,16=Iwate,10=Gunma,39=Tokushima,44=Yamagata,06=Fukui,14=Ibaraki,45=Yamaguchi,46=Yamanashi,33=Saga,36=Shimane,41=Tottori',
  MX: '09=Ciudad de México,15=Estado de México,14=Jalisco,21=Puebla,06=Chihuahua,02=Baja California,11=Guanajuato,19=Nuevo León,31=Yucatán,24=San Luis Potosí,01=Aguascalientes,26=Sonora,07=Coahuila,25=Sinaloa,12=Guerrero,23=Quintana Roo,22=Querétaro,16=Michoacán,28=Tamaulipas,05=Chiapas,10=Durango,30=Veracruz,27=Tabasco,17=Morelos,18=Nayarit,13=Hidalgo,20=Oaxaca,04=Campeche,03=Baja California Sur,08=Colima,32=Zacatecas,29=Tlaxcala',
  NL: '07=Noord-Holland,11=Zuid-Holland,09=Utrecht,06=Noord-Brabant,04=Groningen,16=Flevoland,03=Gelderland,15=Overijssel,05=Limburg,02=Friesland,01=Drenthe,10=Zeeland',
  NZ: 'E7=Auckland,G2=Wellington,E9=Canterbury,G1=Waikato,F7=Otago,E8=Bay of Plenty,F3=Manawatū-Whanganui,F2=Hawke’s Bay,F5=Nelson,F6=Northland,F9=Taranaki,F8=Southland,F1=Gisborne,F4=Marlborough,TAS=Tasman,G3=West Coast',
  PL: '78=Mazowieckie,74=Łódzkie,77=Małopolskie,72=Dolnośląskie,86=Wielkopolskie,82=Pomorskie,87=Zachodniopomorskie,73=Kujawsko-pomorskie,75=Lubelskie,83=Śląskie,81=Podlaskie,84=Świętokrzyskie,85=Warmińsko-mazurskie,80=Podkarpackie,79=Opolskie,76=Lubuskie',
  PT: '14=Lisboa,17=Porto,04=Braga,19=Setúbal,07=Coimbra,10=Madeira,08=Évora,02=Aveiro,18=Santarém,13=Leiria,20=Viana do Castelo,09=Faro,03=Beja,05=Bragança,06=Castelo Branco,11=Guarda,22=Viseu,23=Açores,21=Vila Real,16=Portalegre',
  ZA: '11=Western Cape,02=KwaZulu-Natal,06=Gauteng,05=Eastern Cape,03=Free State,07=Mpumalanga,10=North West,08=Northern Cape,09=Limpopo',
};

/** By country and code, as in `REGION_NAMES`. */
export const MORE_REGION_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([country, regions]) =>
    regions.split(',').map((region) => {
      const [code = '', name = ''] = region.split('=');
      return [`${country}.${code}`, name] as const;
    }),
  ),
);
