import { describe, expect, it } from 'vitest';
import {
  addPictures,
  changePicture,
  keepPicture,
  type ListedPicture,
  listStored,
  movePicture,
  storedPictures,
} from './picture-list.ts';

function listPictures(...names: string[]): ListedPicture[] {
  let next = 0;
  return listStored(
    names.map((name) => ({ url: `/${name}`, alt: '', shows: null })),
    () => names[next++] ?? '',
  );
}
const chosen = (id: string, content = id) => ({ id, name: `${id}.jpg`, content });
const ids = (pictures: readonly ListedPicture[]) => pictures.map(({ id }) => id).join('');

describe('adding pictures', () => {
  it('takes as many as fit and says that there were more (spec 3 §9: 30)', () => {
    const { pictures, taken, tooMany } = addPictures(
      listPictures('a', 'b'),
      [chosen('c'), chosen('d')],
      3,
    );
    expect(ids(pictures)).toBe('abc');
    expect(taken.map(({ id }) => id)).toEqual(['c']);
    expect(tooMany).toBe(true);
  });

  it('takes exactly the number that fit without a word', () => {
    expect(addPictures(listPictures('a', 'b'), [chosen('c')], 3).tooMany).toBe(false);
  });

  it('ignores one of the same content, which does not count as too many', () => {
    const first = addPictures([], [chosen('a'), chosen('b', 'a')], 1);
    expect(ids(first.pictures)).toBe('a');
    expect(first.tooMany).toBe(false);
    const again = addPictures(first.pictures, [chosen('c', 'a')], 1);
    expect(ids(again.pictures)).toBe('a');
    expect(again.tooMany).toBe(false);
  });

  it('takes every file whose content can not be told', () => {
    expect(ids(addPictures([], [chosen('a', ''), chosen('b', '')], 9).pictures)).toBe('ab');
  });
});

describe('the order of pictures', () => {
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 9, 'acb'],
    ['b', -1, 'bac'],
    ['b', 1, 'abc'],
    ['z', 0, 'abc'],
  ])('moving %s to %i', (id, to, order) => {
    expect(ids(movePicture(listPictures('a', 'b', 'c'), id, to))).toBe(order);
  });
});

describe('a picture that arrived', () => {
  const sending = addPictures(listPictures('a'), [chosen('b')], 9).pictures;

  it('is kept under its address, in its place', () => {
    const described = changePicture(keepPicture(sending, 'b', '/b'), 'b', { alt: ' The desk ' });
    expect(storedPictures(described)).toEqual([
      { url: '/a', alt: '', shows: null },
      { url: '/b', alt: 'The desk', shows: null },
    ]);
  });

  it('and is another one by its content leaves', () => {
    expect(ids(keepPicture(sending, 'b', '/a'))).toBe('a');
  });

  it('is no part of the form before that', () => {
    expect(storedPictures(sending)).toEqual([{ url: '/a', alt: '', shows: null }]);
  });
});

it.each([
  ['/media/photo-1/1200.webp', '/media/photo-1/480.webp'],
  ['https://here.test/media/photo-1/1200.webp', 'https://here.test/media/photo-1/480.webp'],
  ['https://elsewhere.test/v1/photo.jpg', 'https://elsewhere.test/v1/photo.jpg'],
])('a kept picture is shown small: %s', (url, shown) => {
  const [picture] = listStored([{ url, alt: '', shows: null }], () => 'a');
  expect(picture).toMatchObject({ url, shown });
});
