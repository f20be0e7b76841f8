import type { TravelRegion } from './flights.ts';

/** Countries by the region that travellers expect them in (spec 3 §3.8). */
const COUNTRIES: Readonly<Record<TravelRegion, string>> = {
  'Middle East': 'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE',
  Europe: `AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS
    IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK`,
  Asia: `AF BD BN BT CN HK ID IN IO JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW
    UZ VN`,
  'North America': `AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS
    MX NI PA PM PR SV SX TC TT UM US VC VG VI`,
  'South America': 'AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE BV',
  Africa: `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML
    MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW`,
  Oceania: 'AQ AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS',
};

const BY_COUNTRY: ReadonlyMap<string, TravelRegion> = new Map(
  Object.entries(COUNTRIES).flatMap(([region, codes]) =>
    codes.split(/\s+/).map((code) => [code, region as TravelRegion] as const),
  ),
);

/**
 * The region under which a country is listed: Turkey, Cyprus, Russia and the Caucasus in Europe,
 * Egypt in Africa, Mexico, Central America and the Caribbean in North America, Kazakhstan and
 * countries east of it in Asia.
 *
 * @param country ISO 3166-1 alpha-2, upper case
 * @returns null for an unassigned code
 */
export function travelRegionFor(country: string): TravelRegion | null {
  return BY_COUNTRY.get(country) ?? null;
}
