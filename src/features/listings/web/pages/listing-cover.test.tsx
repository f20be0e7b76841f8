import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { CardPictures } from '#market/page/web/cards/card-pictures.tsx';
import { ListingCover } from './listing-cover.tsx';

const carousel = { isActive: false, index: 0, track: { current: null }, onScroll() {}, move() {} };

test.each(LISTING_KINDS)('a %s without pictures is drawn in grids and on cards', (kind) => {
  const cover = renderToStaticMarkup(<ListingCover kind={kind} cover={null} eager />);
  const card = renderToStaticMarkup(
    <CardPictures kind={kind} pictures={[]} carousel={carousel as never} sizes="96px" eager />,
  );
  for (const html of [cover, card]) {
    expect(html).toContain(`data-drawn="${kind}"`);
    expect(html).toContain(`/placeholders/${kind}.svg`);
  }
  expect(existsSync(`public/placeholders/${kind}.svg`)).toBe(true);
});
