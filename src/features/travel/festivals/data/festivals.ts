import type { FestivalKind } from '#domain/flights.ts';
import type { FestivalLength, FestivalRule } from '../festival-rule.ts';

/** Keys of festivals with advice for visitors; texts by language. */
export type FestivalNote =
  | 'nyepi'
  | 'fallow-year'
  | 'every-second-year'
  | 'main-days'
  | 'days-announced'
  | 'by-the-moon';

/** A festival: its local name, and its place, as the catalogue of places has it. */
export interface FestivalEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: FestivalKind;
  readonly town: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Code of the metropolis or airport to fly to. */
  readonly iataCode: string;
  readonly rule: FestivalRule;
  readonly length: FestivalLength;
  readonly note: FestivalNote | null;
  /** Whether the airport there is closed on its days. */
  readonly closesAirport: boolean;
  /** Its own page; empty if it has none. */
  readonly source: string;
}

/** Place of a festival: town, country, latitude, longitude, code to fly to. */
type Where = readonly [string, string, number, number, string];

const at = {
  amsterdam: ['Amsterdam', 'NL', 52.374, 4.89, 'AMS'],
  antigua: ['Antigua Guatemala', 'GT', 14.561, -90.734, 'GUA'],
  austin: ['Austin', 'US', 30.267, -97.743, 'AUS'],
  bali: ['Denpasar', 'ID', -8.65, 115.217, 'DPS'],
  bangkok: ['Bangkok', 'TH', 13.754, 100.501, 'BKK'],
  barcelona: ['Barcelona', 'ES', 41.389, 2.159, 'BCN'],
  barranquilla: ['Barranquilla', 'CO', 10.969, -74.781, 'BAQ'],
  basel: ['Basel', 'CH', 47.558, 7.573, 'BSL'],
  blackRock: ['Black Rock City', 'US', 40.786, -119.206, 'RNO'],
  boom: ['Boom', 'BE', 51.092, 4.372, 'BRU'],
  bridgetown: ['Bridgetown', 'BB', 13.107, -59.62, 'BGI'],
  budapest: ['Budapest', 'HU', 47.498, 19.04, 'BUD'],
  bunol: ['Buñol', 'ES', 39.417, -0.783, 'VLC'],
  capeTown: ['Cape Town', 'ZA', -33.926, 18.423, 'CPT'],
  cebu: ['Cebu City', 'PH', 10.317, 123.891, 'CEB'],
  chiangMai: ['Chiang Mai', 'TH', 18.79, 98.985, 'CNX'],
  cologne: ['Köln', 'DE', 50.933, 6.95, 'CGN'],
  cusco: ['Cusco', 'PE', -13.523, -71.967, 'CUZ'],
  dublin: ['Dublin', 'IE', 53.333, -6.249, 'DUB'],
  edinburgh: ['Edinburgh', 'GB', 55.952, -3.196, 'EDI'],
  essaouira: ['Essaouira', 'MA', 31.512, -9.77, 'ESU'],
  gondar: ['Gondar', 'ET', 12.6, 37.467, 'GDQ'],
  hongKong: ['Hong Kong', 'HK', 22.278, 114.175, 'HKG'],
  idanha: ['Idanha-a-Nova', 'PT', 39.923, -7.237, 'LIS'],
  indio: ['Indio', 'US', 33.721, -116.217, 'PSP'],
  jaipur: ['Jaipur', 'IN', 26.92, 75.788, 'JAI'],
  kyoto: ['Kyoto', 'JP', 35.021, 135.754, 'OSA'],
  lerwick: ['Lerwick', 'GB', 60.153, -1.144, 'LSI'],
  lisbon: ['Lisbon', 'PT', 38.717, -9.133, 'LIS'],
  london: ['London', 'GB', 51.509, -0.126, 'LON'],
  lyon: ['Lyon', 'FR', 45.748, 4.847, 'LYS'],
  montreux: ['Montreux', 'CH', 46.433, 6.911, 'GVA'],
  munich: ['Munich', 'DE', 48.137, 11.575, 'MUC'],
  nassau: ['Nassau', 'BS', 25.058, -77.343, 'NAS'],
  newOrleans: ['New Orleans', 'US', 29.955, -90.075, 'MSY'],
  oaxaca: ['Oaxaca', 'MX', 17.065, -96.724, 'OAX'],
  ouidah: ['Ouidah', 'BJ', 6.363, 2.085, 'COO'],
  pamplona: ['Pamplona', 'ES', 42.817, -1.643, 'PNA'],
  paris: ['Paris', 'FR', 48.853, 2.349, 'PAR'],
  pilton: ['Pilton', 'GB', 51.155, -2.587, 'BRS'],
  portOfSpain: ['Port of Spain', 'TT', 10.667, -61.519, 'POS'],
  porto: ['Porto', 'PT', 41.15, -8.611, 'OPO'],
  pushkar: ['Pushkar', 'IN', 26.49, 74.552, 'JAI'],
  rio: ['Rio de Janeiro', 'BR', -22.906, -43.182, 'RIO'],
  sapporo: ['Sapporo', 'JP', 43.067, 141.35, 'SPK'],
  seville: ['Sevilla', 'ES', 37.383, -5.973, 'SVQ'],
  siena: ['Siena', 'IT', 43.318, 11.331, 'FLR'],
  stockholm: ['Stockholm', 'SE', 59.329, 18.069, 'STO'],
  sydney: ['Sydney', 'AU', -33.868, 151.207, 'SYD'],
  taipei: ['Taipei', 'TW', 25.048, 121.532, 'TPE'],
  ulaanbaatar: ['Ulan Bator', 'MN', 47.908, 106.883, 'UBN'],
  valencia: ['Valencia', 'ES', 39.47, -0.377, 'VLC'],
  varanasi: ['Varanasi', 'IN', 25.317, 83.01, 'VNS'],
  venice: ['Venice', 'IT', 45.437, 12.333, 'VCE'],
} as const satisfies Record<string, Where>;

const fixed = (...days: string[]): FestivalRule => ({ kind: 'fixed', days });
const easter = (offset: number): FestivalRule => ({ kind: 'easter', offset });
const weekday = (month: number, day: number, nth: number, offset = 0): FestivalRule => ({
  kind: 'weekday',
  month,
  weekday: day,
  nth,
  offset,
});
const month = (number: number, part: 'early' | 'mid' | 'late' | null): FestivalRule => ({
  kind: 'month',
  month: number,
  part,
});
const CHINESE_NEW_YEAR: FestivalRule = {
  kind: 'calendar',
  calendar: 'chinese',
  monthCode: 'M01',
  day: 1,
};
/**
 * The day after the night of the bonfires. The government of India lists each year in the one
 * before; 2027 and 2028 are the days of the full moon in Phalguna as almanacs print them.
 */
const HOLI: FestivalRule = {
  kind: 'table',
  dates: { 2026: '2026-03-04', 2027: '2027-03-22', 2028: '2028-03-11' },
  month: 3,
  part: null,
};
/** The night of the new moon in Kartika, as almanacs print it. */
const DIWALI: FestivalRule = {
  kind: 'table',
  dates: { 2026: '2026-11-08', 2027: '2027-10-29', 2028: '2028-10-17' },
  month: 10,
  part: 'late',
};

const [MONDAY, TUESDAY, WEDNESDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 2, 3, 5, 6, 7];

function festival(
  id: string,
  name: string,
  kind: FestivalKind,
  where: Where,
  rule: FestivalRule,
  length: FestivalLength = 1,
  more: Partial<Pick<FestivalEntry, 'note' | 'source' | 'closesAirport'>> = {},
): FestivalEntry {
  const [town, country, latitude, longitude, iataCode] = where;
  const { note = null, source = '', closesAirport = false } = more;
  const place = { town, country, latitude, longitude, iataCode };
  return { id, name, kind, ...place, rule, length, note, closesAirport, source };
}

const FIXED: readonly FestivalEntry[] = [
  festival('ouidah-voodoo-day', 'Ouidah Voodoo Day', 'religious', at.ouidah, fixed('01-10')),
  festival('las-fallas', 'Las Fallas', 'cultural', at.valencia, fixed('03-15'), 5),
  festival('st-patricks-day', "St Patrick's Day", 'cultural', at.dublin, fixed('03-17'), 1, {
    source: 'https://www.stpatricksfestival.ie',
  }),
  festival('songkran-chiang-mai', 'Songkran', 'new-year', at.chiangMai, fixed('04-13'), 3),
  festival('songkran-bangkok', 'Songkran', 'new-year', at.bangkok, fixed('04-13'), 3),
  festival('kings-day', 'Koningsdag', 'cultural', at.amsterdam, {
    kind: 'not-on-sunday',
    day: '04-27',
  }),
  festival('santo-antonio', 'Santo António', 'cultural', at.lisbon, fixed('06-12'), 2),
  festival('fete-de-la-musique', 'Fête de la Musique', 'music', at.paris, fixed('06-21')),
  festival('sao-joao', 'São João', 'cultural', at.porto, fixed('06-23'), 2),
  festival('inti-raymi', 'Inti Raymi', 'cultural', at.cusco, fixed('06-24')),
  festival('palio-di-siena', 'Palio di Siena', 'cultural', at.siena, fixed('07-02', '08-16')),
  festival('san-fermin', 'San Fermín', 'cultural', at.pamplona, fixed('07-06'), 9),
  festival('naadam', 'Naadam', 'cultural', at.ulaanbaatar, fixed('07-11'), 3),
  festival('bastille-day', 'Fête nationale', 'cultural', at.paris, fixed('07-14')),
  festival('gion-matsuri', 'Gion Matsuri', 'religious', at.kyoto, fixed('07-17', '07-24')),
  festival('dia-de-muertos', 'Día de Muertos', 'religious', at.oaxaca, fixed('10-31'), 3),
  festival('fete-des-lumieres', 'Fête des Lumières', 'light', at.lyon, fixed('12-05'), 4, {
    note: 'days-announced',
    source: 'https://www.fetedeslumieres.lyon.fr',
  }),
  festival('junkanoo', 'Junkanoo', 'carnival', at.nassau, fixed('12-26')),
  festival('hogmanay', 'Hogmanay', 'new-year', at.edinburgh, fixed('12-29'), 4, {
    source: 'https://www.edinburghshogmanay.com',
  }),
];

const BY_WEEKDAY: readonly FestivalEntry[] = [
  festival('sinulog', 'Sinulog', 'religious', at.cebu, weekday(1, SUNDAY, 3)),
  festival('up-helly-aa', 'Up Helly Aa', 'cultural', at.lerwick, weekday(1, TUESDAY, -1), 1, {
    source: 'https://www.uphellyaa.org',
  }),
  festival('midsommar', 'Midsommar', 'cultural', at.stockholm, {
    kind: 'weekday-from',
    from: '06-19',
    weekday: FRIDAY,
  }),
  festival('crop-over', 'Crop Over', 'carnival', at.bridgetown, weekday(8, MONDAY, 1)),
  festival(
    'edinburgh-fringe',
    'Edinburgh Festival Fringe',
    'cultural',
    at.edinburgh,
    weekday(8, MONDAY, -1, -24),
    25,
    { source: 'https://www.edfringe.com' },
  ),
  festival('la-tomatina', 'La Tomatina', 'food', at.bunol, weekday(8, WEDNESDAY, -1)),
  festival(
    'notting-hill-carnival',
    'Notting Hill Carnival',
    'carnival',
    at.london,
    weekday(8, MONDAY, -1, -1),
    2,
  ),
  festival('burning-man', 'Burning Man', 'cultural', at.blackRock, weekday(9, MONDAY, 1, -8), 9, {
    source: 'https://burningman.org',
  }),
  festival(
    'oktoberfest',
    'Oktoberfest',
    'food',
    at.munich,
    { kind: 'weekday-from', from: '09-16', weekday: SATURDAY },
    'first-sunday-of-october',
    { source: 'https://www.oktoberfest.de' },
  ),
];

const BY_EASTER: readonly FestivalEntry[] = [
  festival('cologne-carnival', 'Kölner Karneval', 'carnival', at.cologne, easter(-52), 6),
  festival('venice-carnival', 'Carnevale di Venezia', 'carnival', at.venice, easter(-52), 6, {
    note: 'main-days',
  }),
  festival('rio-carnival', 'Carnaval do Rio', 'carnival', at.rio, easter(-51), 5),
  festival('mardi-gras', 'Mardi Gras', 'carnival', at.newOrleans, easter(-51), 5),
  festival(
    'barranquilla-carnival',
    'Carnaval de Barranquilla',
    'carnival',
    at.barranquilla,
    easter(-50),
    4,
  ),
  festival('trinidad-carnival', 'Trinidad Carnival', 'carnival', at.portOfSpain, easter(-48), 2),
  festival('basel-fasnacht', 'Basler Fasnacht', 'carnival', at.basel, easter(-41), 3),
  festival('semana-santa-seville', 'Semana Santa', 'religious', at.seville, easter(-7), 8),
  festival('semana-santa-antigua', 'Semana Santa', 'religious', at.antigua, easter(-7), 8),
];

const BY_OTHER_CALENDARS: readonly FestivalEntry[] = [
  festival('timkat', 'Timkat', 'religious', at.gondar, {
    kind: 'calendar',
    calendar: 'ethiopic',
    monthCode: 'M05',
    day: 11,
  }),
  festival(
    'lunar-new-year-hong-kong',
    'Lunar New Year',
    'new-year',
    at.hongKong,
    CHINESE_NEW_YEAR,
    15,
  ),
  festival('lunar-new-year-taipei', 'Lunar New Year', 'new-year', at.taipei, CHINESE_NEW_YEAR, 15),
  festival('mid-autumn', 'Mid-Autumn Festival', 'light', at.hongKong, {
    kind: 'calendar',
    calendar: 'chinese',
    monthCode: 'M08',
    day: 15,
  }),
];

const BY_TABLE: readonly FestivalEntry[] = [
  festival('holi', 'Holi', 'religious', at.jaipur, HOLI),
  festival('diwali-varanasi', 'Diwali', 'light', at.varanasi, DIWALI),
  festival('diwali-jaipur', 'Diwali', 'light', at.jaipur, DIWALI),
  festival(
    'nyepi',
    'Nyepi',
    'religious',
    at.bali,
    {
      kind: 'table',
      dates: { 2026: '2026-03-19', 2027: '2027-03-08', 2028: '2028-03-26' },
      month: 3,
      part: null,
    },
    1,
    { note: 'nyepi', closesAirport: true },
  ),
  festival(
    'yi-peng',
    'Yi Peng & Loy Krathong',
    'light',
    at.chiangMai,
    // Later years are announced by the city.
    { kind: 'table', dates: { 2026: '2026-11-24' }, month: 11, part: null },
    2,
    { note: 'by-the-moon' },
  ),
  festival('pushkar-fair', 'Pushkar Mela', 'religious', at.pushkar, month(11, null), 1, {
    note: 'by-the-moon',
  }),
  festival(
    'glastonbury',
    'Glastonbury Festival',
    'music',
    at.pilton,
    { kind: 'table', dates: { 2026: null, 2027: '2027-06-23' }, month: 6, part: 'late' },
    5,
    { note: 'fallow-year', source: 'https://www.glastonburyfestivals.co.uk' },
  ),
  festival(
    'boom-festival',
    'Boom Festival',
    'music',
    at.idanha,
    { kind: 'month', month: 7, part: null, rest: 1 },
    1,
    { note: 'every-second-year', source: 'https://www.boomfestival.org' },
  ),
];

const BY_MONTH: readonly FestivalEntry[] = [
  // On the 2nd by custom; in some years the city moves the parade by a few days.
  festival('kaapse-klopse', 'Kaapse Klopse', 'carnival', at.capeTown, month(1, 'early'), 1, {
    note: 'days-announced',
  }),
  festival(
    'sapporo-snow-festival',
    'Sapporo Snow Festival',
    'light',
    at.sapporo,
    month(2, 'early'),
    1,
    {
      source: 'https://www.snowfes.com',
    },
  ),
  festival('sxsw', 'SXSW', 'technology', at.austin, month(3, 'mid'), 1, {
    source: 'https://www.sxsw.com',
  }),
  festival('coachella', 'Coachella', 'music', at.indio, month(4, 'mid'), 1, {
    source: 'https://www.coachella.com',
  }),
  festival(
    'jazz-fest',
    'New Orleans Jazz & Heritage',
    'music',
    at.newOrleans,
    month(4, 'late'),
    1,
    {
      source: 'https://www.nojazzfest.com',
    },
  ),
  festival('vivid-sydney', 'Vivid Sydney', 'light', at.sydney, month(5, 'late'), 1, {
    source: 'https://www.vividsydney.com',
  }),
  festival('primavera-sound', 'Primavera Sound', 'music', at.barcelona, month(6, 'early'), 1, {
    source: 'https://www.primaverasound.com',
  }),
  festival('gnaoua', 'Gnaoua', 'music', at.essaouira, month(6, 'late'), 1, {
    source: 'https://www.festival-gnaoua.net',
  }),
  festival('montreux-jazz', 'Montreux Jazz Festival', 'music', at.montreux, month(7, 'early'), 1, {
    source: 'https://www.montreuxjazzfestival.com',
  }),
  festival('tomorrowland', 'Tomorrowland', 'music', at.boom, month(7, 'late'), 1, {
    source: 'https://www.tomorrowland.com',
  }),
  festival('sziget', 'Sziget', 'music', at.budapest, month(8, 'mid'), 1, {
    source: 'https://szigetfestival.com',
  }),
  festival(
    'amsterdam-dance-event',
    'Amsterdam Dance Event',
    'music',
    at.amsterdam,
    month(10, 'late'),
    1,
    {
      source: 'https://www.amsterdam-dance-event.nl',
    },
  ),
  festival('web-summit', 'Web Summit', 'technology', at.lisbon, month(11, 'mid'), 1, {
    source: 'https://websummit.com',
  }),
];

/** Every festival, in no order that means something. */
export const FESTIVALS: readonly FestivalEntry[] = [
  ...FIXED,
  ...BY_WEEKDAY,
  ...BY_EASTER,
  ...BY_OTHER_CALENDARS,
  ...BY_TABLE,
  ...BY_MONTH,
];
