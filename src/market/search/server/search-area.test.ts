import { expect, it } from 'vitest';
import { resolveArea } from './search-area.ts';

/** Texts typed for a whole country, by its code. */
const COUNTRIES = `
MT | Malta; Malte; マルタ; مالطا
SG | Singapore; Singapur; Singapour; 新加坡
MC | Monaco; Mónaco; موناكو
VA | Vatican City; Vatikan
GI | Gibraltar
LC | St. Lucia; St Lucia; Sankt Lucia
ZA | S. Africa; S Africa
KR | S. Korea
MK | N. Macedonia
BL | St. Barts
VG | BVI
AG | Antigua & Barbuda; Antigua and Barbuda
CV | Cape Verde; Kapverden
`;

/** Texts typed for islands and regions, by their English name. */
const WIDE_PLACES = `
Canary Islands | Canary Islands; the Canaries; Kanaren; Kanarische Inseln; Canarias; Islas Canarias; Îles Canaries; Ilhas Canárias; Isole Canarie; カナリア諸島; جزر الكناري; Canary Islands, Spain; Kanaren Spanien
Balearic Islands | Balearic Islands; Balearics; Balearen; Baleares; Illes Balears; Baléares; Isole Baleari
Azores | Azores; Açores; Azoren; Azores Portugal
Madeira | Madeira; Madère; Madeira Portugal
Tuscany | Tuscany; Toskana; Toscana; Toscane
Andalusia | Andalusia; Andalucía; Andalusien
Hawaii | Hawaii; Hawaiian Islands; ハワイ
Dalmatia | Dalmatia; Dalmatien
Goa | Goa; गोवा; Goa India
Northern Ireland | Northern Ireland; N. Ireland; Nordirland
Hokkaido | Hokkaido; 北海道
`;

it.each(parseRows(COUNTRIES))('searches the country $meant for $typed', ({ typed, meant }) => {
  expect(resolveArea({ address: typed }, 'en')).toMatchObject({
    area: { kind: 'named', countryCode: meant, spellings: [] },
    unknownName: null,
  });
});

it.each(parseRows(WIDE_PLACES))('searches all of $meant for $typed', ({ typed, meant }) => {
  const english = resolveArea({ address: meant }, 'en');
  expect(english.area).toMatchObject({ kind: 'circle' });
  expect(english.label).toBe(meant);
  expect(resolveArea({ address: typed }, 'en').area).toEqual(english.area);
});

function parseRows(table: string): { readonly typed: string; readonly meant: string }[] {
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [meant = '', typed = ''] = row.split(' | ');
      return typed.split('; ').map((one) => ({ typed: one, meant }));
    });
}
