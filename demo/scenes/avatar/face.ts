import { blend } from '../color.ts';
import { disc, ellipse, path, rect, stroke } from '../svg.ts';
import type { Person } from './person.ts';

/** Ears, face and what is in it; the face's middle is at (200, 178). */
export function drawFace(person: Person): string {
  const { skin, wide, long } = person;
  const shade = blend(skin, '#7a3a2a', 0.22);
  const w = 70 * wide;
  const chin = 178 + 86 * long;
  const outline = `M${200 - w} 158C${200 - w} 96 ${200 + w} 96 ${200 + w} 158C${200 + w} 214 ${200 + 42 * wide} ${chin} 200 ${chin}C${200 - 42 * wide} ${chin} ${200 - w} 214 ${200 - w} 158Z`;
  const covered = person.cut === 'scarf';
  let drawn = covered
    ? ''
    : ellipse(200 - w, 184, 13, 19, skin) +
      ellipse(200 + w, 184, 13, 19, skin) +
      stroke(`M${200 - w - 4} 178q6 4 3 13M${200 + w + 4} 178q-6 4 -3 13`, shade, 2.6);
  drawn += path(outline, skin);
  drawn +=
    ellipse(158, 210, 17, 11, '#e8604e', { opacity: 0.17 }) +
    ellipse(242, 210, 17, 11, '#e8604e', { opacity: 0.17 });
  if (person.freckles)
    drawn += path(
      [148, 156, 166, 234, 242, 252].map((x, i) => disc(x, 200 + (i % 3) * 5, 1.7)).join(''),
      shade,
      { opacity: 0.7 },
    );
  return (
    drawn + beard(person, chin) + features(person, shade) + glasses(person) + earrings(person, w)
  );
}

function features(person: Person, shade: string): string {
  const brow =
    person.cut === 'bald' || person.cut === 'scarf'
      ? '#4a3126'
      : blend(person.hair, '#2a1a16', 0.35);
  let drawn = stroke('M154 152q14 -9 29 -3M217 149q15 -6 29 3', brow, person.gentle ? 3.8 : 5.5);
  if (person.gentle) drawn += stroke('M158 171l-7 -5M242 171l7 -5', '#2b1d1b', 3);
  if (person.eyes === 'open') {
    for (const x of [169, 231])
      drawn += ellipse(x, 176, 6.4, 7.4, '#2b1d1b') + ellipse(x + 2.2, 173, 2, 2.2, '#ffffff');
    drawn += stroke('M158 170q10 -8 22 -1M220 169q12 -7 22 1', '#2b1d1b', 2.4, { opacity: 0.55 });
  } else drawn += stroke('M157 178q12 -11 24 0M219 178q12 -11 24 0', '#2b1d1b', 4.6);
  drawn += stroke('M203 178q8 20 4 24q-4 3 -11 1', shade, 3.6);
  if (person.mouth === 'grin')
    return (
      drawn +
      path('M172 220Q200 232 228 220Q222 248 200 248Q178 248 172 220Z', '#8c3b36') +
      path('M176 222Q200 232 224 222Q222 231 200 232Q178 231 176 222Z', '#fffaf4')
    );
  const lips = blend(person.skin, '#9c3c3a', 0.6);
  return (
    drawn +
    stroke(
      person.mouth === 'smile' ? 'M174 222Q200 245 226 222' : 'M181 227Q200 238 219 227',
      lips,
      5,
    )
  );
}

function beard(person: Person, chin: number): string {
  const color = blend(person.cut === 'bald' ? '#3a2a24' : person.hair, person.skin, 0.12);
  switch (person.beard) {
    case 'full':
      return (
        path(
          `M131 182C134 222 152 ${chin + 14} 200 ${chin + 15}C248 ${chin + 14} 266 222 269 182C262 206 246 212 228 208C212 202 188 202 172 208C154 212 138 206 131 182Z`,
          color,
        ) + path('M176 219Q200 212 224 219Q220 243 200 243Q180 243 176 219Z', person.skin)
      );
    case 'short':
      return path(
        `M131 186C136 224 156 ${chin + 3} 200 ${chin + 3}C244 ${chin + 3} 264 224 269 186C260 214 242 218 226 212C212 207 188 207 174 212C158 218 140 214 131 186Z`,
        color,
        { opacity: 0.42 },
      );
    case 'moustache':
      return path(
        'M164 218Q182 200 200 208Q218 200 236 218Q218 219 200 214Q182 219 164 218Z',
        color,
      );
    default:
      return '';
  }
}

function glasses(person: Person): string {
  if (person.glasses === 'none') return '';
  const frame = blend(person.second, '#2a2024', 0.6);
  const rim = (x: number): string =>
    person.glasses === 'round'
      ? `<circle cx="${x}" cy="177" r="23" fill="#ffffff" fill-opacity="0.16" stroke="${frame}" stroke-width="4"/>`
      : rect(x - 25, 158, 50, 37, '#ffffff', {
          rx: 11,
          'fill-opacity': 0.16,
          stroke: frame,
          'stroke-width': 4,
        });
  return rim(169) + rim(231) + stroke('M193 174q7 -5 14 0M145 172l-13 -4M255 172l13 -4', frame, 4);
}

function earrings(person: Person, w: number): string {
  if (!person.earrings) return '';
  return `<circle cx="${200 - w - 1}" cy="210" r="8" fill="none" stroke="#e0b252" stroke-width="4"/><circle cx="${200 + w + 1}" cy="210" r="8" fill="none" stroke="#e0b252" stroke-width="4"/>`;
}
