import { describe, expect, test } from 'vitest';
import { FESTIVAL_KINDS, isFestivalId, isIataCode } from '#domain/flights.ts';
import { placeByCode } from '../airports/airports.ts';
import { isAirportClosed } from './airport-closures.ts';
import { FESTIVALS } from './data/festivals.ts';
import { festivalById, festivalsWithin, isAroundStart, nextOccurrence } from './festival-dates.ts';
import { type FestivalRule, occurrencesIn } from './festival-rule.ts';

/** First and last days in a year, or the month of it. */
function whenIn(id: string, year: number): string[] {
  const festival = festivalById(id);
  if (festival === null) throw new Error(`no festival ${id}`);
  return occurrencesIn(festival.rule, festival.length, year).map((when) =>
    'startDate' in when ? `${when.startDate} ${when.endDate}` : `${when.year}/${when.month}`,
  );
}

describe('festivals of any year', () => {
  test.each([
    ['ouidah-voodoo-day', 2027, ['2027-01-10 2027-01-10']],
    ['las-fallas', 2027, ['2027-03-15 2027-03-19']],
    ['st-patricks-day', 2027, ['2027-03-17 2027-03-17']],
    ['songkran-chiang-mai', 2027, ['2027-04-13 2027-04-15']],
    ['songkran-bangkok', 2028, ['2028-04-13 2028-04-15']],
    ['kings-day', 2026, ['2026-04-27 2026-04-27']],
    // A Sunday.
    ['kings-day', 2031, ['2031-04-26 2031-04-26']],
    ['santo-antonio', 2027, ['2027-06-12 2027-06-13']],
    ['sao-joao', 2027, ['2027-06-23 2027-06-24']],
    ['inti-raymi', 2027, ['2027-06-24 2027-06-24']],
    ['fete-de-la-musique', 2027, ['2027-06-21 2027-06-21']],
    ['san-fermin', 2027, ['2027-07-06 2027-07-14']],
    ['palio-di-siena', 2027, ['2027-07-02 2027-07-02', '2027-08-16 2027-08-16']],
    ['naadam', 2027, ['2027-07-11 2027-07-13']],
    ['bastille-day', 2027, ['2027-07-14 2027-07-14']],
    ['gion-matsuri', 2027, ['2027-07-17 2027-07-17', '2027-07-24 2027-07-24']],
    ['dia-de-muertos', 2027, ['2027-10-31 2027-11-02']],
    ['fete-des-lumieres', 2027, ['2027-12-05 2027-12-08']],
    ['hogmanay', 2026, ['2026-12-29 2027-01-01']],
    ['junkanoo', 2027, ['2027-12-26 2027-12-26']],
    ['up-helly-aa', 2027, ['2027-01-26 2027-01-26']],
    ['sinulog', 2027, ['2027-01-17 2027-01-17']],
    ['crop-over', 2027, ['2027-08-02 2027-08-02']],
    ['edinburgh-fringe', 2026, ['2026-08-07 2026-08-31']],
    ['la-tomatina', 2027, ['2027-08-25 2027-08-25']],
    ['notting-hill-carnival', 2027, ['2027-08-29 2027-08-30']],
    ['burning-man', 2026, ['2026-08-30 2026-09-07']],
    ['oktoberfest', 2026, ['2026-09-19 2026-10-04']],
    // The first Sunday of October is the 1st: two days more.
    ['oktoberfest', 2028, ['2028-09-16 2028-10-03']],
    ['midsommar', 2027, ['2027-06-25 2027-06-25']],
    ['midsommar', 2026, ['2026-06-19 2026-06-19']],
    ['rio-carnival', 2027, ['2027-02-05 2027-02-09']],
    ['barranquilla-carnival', 2027, ['2027-02-06 2027-02-09']],
    ['venice-carnival', 2027, ['2027-02-04 2027-02-09']],
    ['mardi-gras', 2027, ['2027-02-05 2027-02-09']],
    ['cologne-carnival', 2027, ['2027-02-04 2027-02-09']],
    ['trinidad-carnival', 2027, ['2027-02-08 2027-02-09']],
    ['basel-fasnacht', 2027, ['2027-02-15 2027-02-17']],
    ['semana-santa-seville', 2027, ['2027-03-21 2027-03-28']],
    ['semana-santa-antigua', 2026, ['2026-03-29 2026-04-05']],
    ['timkat', 2027, ['2027-01-19 2027-01-19']],
    ['timkat', 2028, ['2028-01-20 2028-01-20']],
    ['lunar-new-year-hong-kong', 2027, ['2027-02-06 2027-02-20']],
    ['lunar-new-year-taipei', 2026, ['2026-02-17 2026-03-03']],
    ['mid-autumn', 2027, ['2027-09-15 2027-09-15']],
    // Behind a leap month, which moves nothing.
    ['mid-autumn', 2028, ['2028-10-03 2028-10-03']],
    ['holi', 2027, ['2027-03-22 2027-03-22']],
    ['holi', 2040, ['2040/3']],
    ['diwali-varanasi', 2027, ['2027-10-29 2027-10-29']],
    ['nyepi', 2027, ['2027-03-08 2027-03-08']],
    ['yi-peng', 2026, ['2026-11-24 2026-11-25']],
    ['yi-peng', 2027, ['2027/11']],
    ['pushkar-fair', 2027, ['2027/11']],
    ['glastonbury', 2026, []],
    ['glastonbury', 2027, ['2027-06-23 2027-06-27']],
    ['glastonbury', 2028, ['2028/6']],
    ['boom-festival', 2026, []],
    ['boom-festival', 2027, ['2027/7']],
    // The city moves the parade in some years.
    ['kaapse-klopse', 2027, ['2027/1']],
    ['sapporo-snow-festival', 2027, ['2027/2']],
    ['tomorrowland', 2027, ['2027/7']],
    ['rio-carnival', 2019, []],
    ['rio-carnival', 2100, []],
  ])('%s in %i', (id, year, days) => {
    expect(whenIn(id, year)).toEqual(days);
  });

  test('each has an id and a code of the right form, and somewhere to land', () => {
    const ids = FESTIVALS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    for (const { id, iataCode, kind } of FESTIVALS) {
      expect([id, isFestivalId(id), isIataCode(iataCode)]).toEqual([id, true, true]);
      expect([iataCode, placeByCode(iataCode) !== null]).toEqual([iataCode, true]);
      expect(FESTIVAL_KINDS).toContain(kind);
    }
  });

  test('a rule of any year gives days of that year', () => {
    const rules: FestivalRule[] = FESTIVALS.map(({ rule }) => rule);
    for (let year = 2020; year <= 2099; year += 1) {
      for (const rule of rules) {
        for (const when of occurrencesIn(rule, 1, year)) {
          const begins = 'startDate' in when ? Number(when.startDate.slice(0, 4)) : when.year;
          expect(begins).toBe(year);
        }
      }
    }
  });
});

describe('festivals of a stretch of days', () => {
  const idsWithin = (start: string, end: string) =>
    festivalsWithin({ start, end }).map(({ festival }) => festival.id);

  test('are those that go on or are likely to, in their order', () => {
    expect(idsWithin('2027-01-01', '2027-01-11')).toEqual([
      'hogmanay',
      'kaapse-klopse',
      'ouidah-voodoo-day',
    ]);
    expect(idsWithin('2027-01-02', '2027-01-03')).toEqual(['kaapse-klopse']);
    expect(idsWithin('2027-02-05', '2027-02-06')).toContain('sapporo-snow-festival');
    expect(idsWithin('2027-02-28', '2027-03-01')).toEqual([]);
    expect(idsWithin('2027-02-20', '2027-02-21')).toContain('lunar-new-year-taipei');
    expect(idsWithin('2027-02-21', '2027-02-22')).not.toContain('lunar-new-year-taipei');
    expect(idsWithin('5000-01-01', '5001-01-01')).toEqual([]);
  });

  test('the next one goes on already, or comes first', () => {
    const next = (id: string, from: string) => {
      const festival = festivalById(id);
      return festival && nextOccurrence(festival, from);
    };
    expect(next('las-fallas', '2027-03-19')).toMatchObject({ startDate: '2027-03-15' });
    expect(next('las-fallas', '2027-03-20')).toMatchObject({ startDate: '2028-03-15' });
    expect(next('hogmanay', '2027-01-01')).toMatchObject({ startDate: '2026-12-29' });
    // Early until the 10th, in the middle until the 20th, late to the end; afterwards it may be
    // over.
    expect(next('sapporo-snow-festival', '2027-02-10')).toMatchObject({ year: 2027 });
    expect(next('sapporo-snow-festival', '2027-02-11')).toMatchObject({ year: 2028 });
    expect(next('web-summit', '2026-11-20')).toMatchObject({ year: 2026, part: 'mid' });
    expect(next('web-summit', '2026-11-21')).toMatchObject({ year: 2027 });
    expect(next('tomorrowland', '2027-07-31')).toMatchObject({ year: 2027, part: 'late' });
    expect(next('pushkar-fair', '2026-11-15')).toMatchObject({ year: 2026, part: null });
    expect(next('pushkar-fair', '2026-11-16')).toMatchObject({ year: 2027 });
    expect(next('boom-festival', '2027-08-01')).toMatchObject({ year: 2029, month: 7 });
    expect(next('las-fallas', '9990-01-01')).toBeNull();
  });

  test('a flight is for a festival within two days of its start', () => {
    const fallas = festivalById('las-fallas');
    if (fallas === null) throw new Error('no such festival');
    const days = ['2027-03-12', '2027-03-13', '2027-03-15', '2027-03-17', '2027-03-18'];
    expect(days.map((day) => isAroundStart(fallas, day))).toEqual([false, true, true, true, false]);
  });
});

test('an airport is closed on the days of a festival that closes it, and no others', () => {
  const days = ['2027-03-07', '2027-03-08', '2027-03-09', '2026-03-19', '2029-03-15'];
  expect(days.map((day) => isAirportClosed('DPS', day))).toEqual([false, true, false, true, false]);
  expect(isAirportClosed('VLC', '2027-03-15')).toBe(false);
});
