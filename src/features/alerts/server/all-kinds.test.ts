import { afterAll, describe, expect, test } from 'vitest';
import {
  listedExperiences,
  once,
} from '#features/experiences/server/testing/listed-experiences.ts';
import { listedItinerants } from '#features/itinerants/server/testing/listed-itinerants.ts';
import { makeAlertStage } from './testing/alert-stage.ts';

const NOW = '2026-03-02T09:00:00Z';
const stage = await makeAlertStage({ now: NOW });
const { app, save, look, mailsTo } = stage;
afterAll(() => app.close());
const host = await app.signUp('Ana Ferreira');
const LISBON = { latitude: '38.71', longitude: '-9.14', radiusKm: '50' };
const BERLIN = { latitude: '52.52', longitude: '13.4', radiusKm: '50' };

describe('a saved search tells', () => {
  test('of itinerants, by the night', async () => {
    const mina = await app.signUp('Mina Park');
    await save(mina, LISBON, { kind: 'itinerant', name: 'On the road' });
    await save(mina, BERLIN, { kind: 'itinerant', name: 'Elsewhere' });
    await listedItinerants(app, NOW).list(host, 'Along the coast');
    await look();
    const mails = await mailsTo(mina);
    expect(mails.map(({ subject }) => subject)).toEqual(['New for your search: On the road']);
    expect(mails[0]?.text).toMatch(/Along the coast · \S+: \$[\d,]+ a night/);
    expect(mails[0]?.text).toContain('/itinerants?');
  });

  test('of experiences, by the guest', async () => {
    const rui = await app.signUp('Rui Costa');
    await save(rui, LISBON, { kind: 'experience', name: 'After work' });
    const experiences = listedExperiences(app, NOW);
    await experiences.list(host, 'Tiles by hand', { routineSchedule: [once('2026-03-20')] });
    // Listing sets the clock.
    app.clock.advance({ minutes: 5 });
    await look();
    const mails = await mailsTo(rui);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/Tiles by hand · \S+: \$[\d,]+ per guest/);
    expect(mails[0]?.text).toContain('/experiences?');
  });
});
