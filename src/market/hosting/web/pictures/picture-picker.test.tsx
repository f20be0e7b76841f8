import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HOME_COACH, JOURNEY_COACH, type PhotoCoach } from './photo-coach.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { makePictureUploads } from './picture-uploads.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Renders the picker with uploads that never finish. */
async function renderPicker(
  max: number,
  names: readonly string[],
  refused: readonly string[] = [],
  coach?: PhotoCoach,
): Promise<string> {
  const uploads = makePictureUploads({
    max,
    maxBytes: 100,
    send: async ({ name }: File) => {
      if (refused.includes(name)) throw new Error('refused');
      return new Promise(() => {});
    },
    tooLarge: () => '',
    problemOf: () => ({ text: '', again: false }),
  });
  await uploads.add(names.map((name) => new File([name], name)));
  if (refused.length > 0)
    await vi.waitFor(() =>
      expect(uploads.view().pictures.some(({ state }) => state === 'failed')).toBe(true),
    );
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PicturePicker
        uploads={uploads}
        kind="pictures"
        max={max}
        label="Photos"
        guidance="Guidance"
        error={undefined}
        {...(coach === undefined ? {} : { coach })}
      />
    </I18nProvider>,
  );
}
const alertIn = (html: string) =>
  /<div role="alert"[^>]*>(.*?)<\/div>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');

it('You can only upload up to {max} images. is an alert, and only when there were more', async () => {
  expect(alertIn(await renderPicker(2, ['a', 'b', 'c']))).toBe(
    'You can only upload up to 2 images.',
  );
  expect(alertIn(await renderPicker(2, ['a', 'b']))).toBe('');
});

it('each picture can be moved, removed and described, and all but the first made the cover', async () => {
  const html = await renderPicker(9, ['a', 'b']);
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'Uploading photo 1',
    'Move photo 1 of 2',
    'Remove photo 1',
    'Describe photo 1',
    'Uploading photo 2',
    'Move photo 2 of 2',
    'Make photo 2 the cover',
    'Remove photo 2',
    'Describe photo 2',
  ]);
});

it('a file on its way is named and not drawn', async () => {
  const html = await renderPicker(9, ['IMG_1.jpg']);
  expect(html).toContain('IMG_1.jpg');
  expect(html).not.toContain('<img');
});

it('what is left out because it is there already is said', async () => {
  const text = (html: string) => html.replace(/<[^>]*>/g, '');
  const said = '1 photo wasn&#x27;t added because it&#x27;s already here.';
  expect(text(await renderPicker(9, ['a', 'a']))).toContain(said);
  expect(text(await renderPicker(9, ['a', 'b']))).not.toContain('already here');
});

it('one that was refused is counted nowhere, and is no cover', async () => {
  const texts = async (...refused: string[]) =>
    (await renderPicker(9, ['a', 'b'], refused)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(await texts()).toMatch(/2 of 9.*Cover/);
  expect(await texts('a', 'b')).toMatch(/0 of 9/);
  expect(await texts('a', 'b')).not.toMatch(/Cover/);
  const html = await renderPicker(9, ['a', 'b'], ['a']);
  expect(html.indexOf('Cover')).toBeGreaterThan(html.indexOf('Remove photo 1'));
});

it('asks what a photo shows by the kind of listing', async () => {
  const listSlots = async (coach?: PhotoCoach) => {
    const html = await renderPicker(5, ['one.jpg'], [], coach);
    return [...html.matchAll(/data-slot="(\w+)"/g)].map(([, subject]) => subject);
  };
  expect(await listSlots(HOME_COACH)).toEqual([
    'bed',
    'desk',
    'kitchen',
    'bath',
    'outdoors',
    'street',
  ]);
  expect(await listSlots(JOURNEY_COACH)).toEqual(['way', 'bed', 'desk', 'table', 'outdoors']);
  expect(await listSlots()).toEqual([]);
});
