import { expect, it } from 'vitest';
import type { WizardStep } from './steps.ts';
import { initialState, type WizardAction, wizardReducer } from './wizard-state.ts';

interface Form {
  readonly place: string;
  readonly guests: number;
}

const step = (id: string, fields: WizardStep<Form>['fields']): WizardStep<Form> => ({
  id,
  fields,
  title: { id },
  body: () => null,
});
const STEPS = [step('place', ['place']), step('guests', ['guests']), step('summary', [])];
const initial: Form = { place: '', guests: 1 };
const start = initialState({ steps: STEPS, initial });
const change = (patch: Partial<Form>): WizardAction<Form> => ({
  kind: 'change',
  patch,
  steps: STEPS,
});
const move = (to: number, ...left: string[]): WizardAction<Form> => ({ kind: 'move', to, left });
const play = (...actions: WizardAction<Form>[]) => actions.reduce(wizardReducer<Form>, start);

it('opens on its first step, a draft on its own, and one that is not known on none', () => {
  expect(start).toMatchObject({ at: 0, furthest: 0, touched: false, values: initial });
  expect(initialState({ steps: STEPS, initial, initialStep: 'guests' })).toMatchObject({
    at: 1,
    furthest: 1,
  });
  expect(initialState({ steps: STEPS, initial, initialStep: 'gone' }).at).toBe(-1);
  expect(initialState({ steps: STEPS, initial, free: true }).furthest).toBe(2);
});

it('keeps what was said on every step while one moves', () => {
  const state = play(change({ place: 'Porto' }), move(1), change({ guests: 3 }), move(0));
  expect(state).toMatchObject({
    at: 0,
    furthest: 1,
    moves: 2,
    values: { place: 'Porto', guests: 3 },
  });
});

it('takes back what was wrong with a field once it is changed, and that alone', () => {
  const refused = play({ kind: 'refuse', at: 0, errors: { place: 'Where?', guests: 'How many?' } });
  expect(refused.refusals).toBe(1);
  const mended = wizardReducer(refused, change({ place: 'Porto' }));
  expect(mended.errors).toEqual({ guests: 'How many?' });
});

it('keeps what was said to be wrong on a step until one has been there', () => {
  const errors = { place: 'Where?', guests: 'How many?' };
  const state = play({ kind: 'refuse', at: 0, errors }, move(1, 'place'));
  expect(state.errors).toEqual({ guests: 'How many?' });
  expect(wizardReducer(state, move(2, 'guests')).errors).toEqual({});
});

it('changes what follows from a change with it, and takes back what was wrong there', () => {
  const refused = play(change({ guests: 9 }), {
    kind: 'refuse',
    at: 0,
    errors: { place: 'Where?', guests: 'Too many.' },
  });
  const state = wizardReducer(refused, {
    ...change({ place: 'Porto' }),
    derive: ({ place }, patch) => (patch.place === place ? {} : { guests: 1 }),
  } as WizardAction<Form>);
  expect(state).toMatchObject({ values: { place: 'Porto', guests: 1 }, errors: {} });
});

it('is on its first step with its first values after a success (spec 3 §4)', () => {
  const state = play(
    change({ place: 'Porto' }),
    move(1),
    { kind: 'wait' },
    { kind: 'reset', start: { steps: STEPS, initial, initialStep: 'guests' } },
  );
  expect(state).toMatchObject({ at: 0, values: initial, touched: false, busy: false, errors: {} });
});

it('can still go anywhere after a success where it could before', () => {
  const free = { steps: STEPS, initial, free: true };
  expect(wizardReducer(initialState(free), { kind: 'reset', start: free }).furthest).toBe(2);
});

it('waits while it is checked, and no longer once refused', () => {
  expect(play({ kind: 'wait' }).busy).toBe(true);
  expect(play({ kind: 'wait' }, { kind: 'refuse', at: 0, errors: {} }).busy).toBe(false);
  expect(play({ kind: 'wait' }, { kind: 'go-on' }).busy).toBe(false);
});

it('can be left while it is checked, and not while it is saved', () => {
  expect(play({ kind: 'wait' })).toMatchObject({ busy: true, saving: false });
  expect(play({ kind: 'wait' }, { kind: 'save' })).toMatchObject({ busy: true, saving: true });
  expect(play({ kind: 'save' }, { kind: 'go-on' })).toMatchObject({ busy: false, saving: false });
});
