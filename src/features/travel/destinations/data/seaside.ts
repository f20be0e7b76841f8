/**
 * Codes of the destinations whose centre is at most 10 km from the coast, as the land of our map has
 * it (`public/map/land.json`, Natural Earth); a test compares them. Montréal is left out: on that
 * map the mouth of its river reaches as far.
 */
export const SEASIDE: ReadonlySet<string> = new Set(
  `LIS OPO FNC LPA TCI BCN VLC AGP EDI DUB CPH STO REK TLL BOJ SPU PMO ATH CHQ SKG HER IST TLV SSH
  ESU AGA CPT ZNZ BOM GOI CMB HKT USM PEN SIN DAD DPS MNL CEB HKG PUS FUK OKA SYD AKL NYC SFO MIA
  YVR PVR CUN PTY CTG LIM BUE MVD FLN RIO`.split(/\s+/),
);
