import type { Region } from './spec.ts';

const COUNTRIES: Record<Region, string> = {
  mediterranean: 'PT ES IT GR HR ME AL MT CY TR SI MC SM VA LB TN DZ XK MK',
  northern: 'NO SE FI DK IS EE LV LT GL FO AX SJ RU CA',
  tropical:
    'TH VN ID PH MY SG KH LA MM LK MV FJ PF WS TO VU SB PG NC CK GU PW FM MH KI TV NR AS MU SC RE KM MG MZ TZ KE UG RW BI CD CG GA CM NG GH CI LR SL GM SN BJ TG GQ ST CV GW GN BD BN TL IN JM BB BS TT LC VC GD AG KN DM HT AW CW BQ SX MF GP MQ VI VG KY TC BM AI MS',
  desert:
    'MA EG JO SA AE OM QA BH KW YE IQ IR IL PS SY LY MR ML NE TD SD SS ER DJ SO NA BW EH AF PK TM UZ AU',
  alpine: 'CH AT LI AD NP BT GE AM AZ KG TJ KZ MN BG BA',
  'east-asian': 'JP KR CN TW HK MO KP',
  latin: 'MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO BR PY UY AR CL GY SR GF BZ',
  temperate:
    'GB IE FR BE NL LU DE PL CZ SK HU RO MD UA BY RS US NZ ZA ZW ZM MW AO LS SZ ET GG JE IM',
};

const BY_COUNTRY = new Map<string, Region>(
  (Object.keys(COUNTRIES) as Region[]).flatMap((region) =>
    COUNTRIES[region].split(' ').map((code) => [code, region] as const),
  ),
);

/** The look of a country's places, by its two-letter code; `temperate` for one that is not listed. */
export function regionOf(countryCode: string): Region {
  return BY_COUNTRY.get(countryCode.toUpperCase()) ?? 'temperate';
}
