import { afterAll, expect, test } from 'vitest';
import { makeStage, type Stage } from './testing/stage.ts';

const unnamed: Stage = await makeStage();
const named: Stage = await makeStage({
  env: {
    OPERATOR_NAME: 'Hearth and Road, Lda',
    OPERATOR_ADDRESS: 'Rua das Flores 7, 1200-192 Lisboa',
    OPERATOR_TAX_ID: 'PT 501 234 567',
  },
});
afterAll(() => Promise.all([unnamed.app.close(), named.app.close()]));

const NIGHTS = { startDate: '2026-05-01', endDate: '2026-05-08' };

async function loadSeller(stage: Stage) {
  const { id } = (await stage.book(NIGHTS, stage.guest)).body;
  return (await stage.page(stage.guest, id)).body.seller;
}

test('a reservation says who its receipt is from, as far as that is set', async () => {
  expect(await loadSeller(unnamed)).toEqual({});
  expect(await loadSeller(named)).toEqual({
    name: 'Hearth and Road, Lda',
    address: 'Rua das Flores 7, 1200-192 Lisboa',
    taxId: 'PT 501 234 567',
  });
});
