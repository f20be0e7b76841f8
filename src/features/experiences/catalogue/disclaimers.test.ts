import { describe, expect, it } from 'vitest';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { disclaimerHash, disclaimerText } from './disclaimer-text.ts';
import {
  DISCLAIMERS,
  disclaimersFor,
  needsWaiver,
  participantDisclaimersFor,
} from './disclaimers.ts';
import { EXPERIENCE_STYLES } from './styles.ts';

const getIds = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const GENERAL = ['host-responsibilities', 'location-liability', 'participant-waivers'];

describe('disclaimers', () => {
  it('have ids of their own and three to six statements', () => {
    expect(new Set(getIds(DISCLAIMERS)).size).toBe(DISCLAIMERS.length);
    for (const { content } of DISCLAIMERS) {
      expect(content.length).toBeGreaterThanOrEqual(3);
      expect(content.length).toBeLessThanOrEqual(6);
    }
  });

  it('are to be acknowledged where they are critical', () => {
    for (const { severity, requiresAcknowledgment } of DISCLAIMERS) {
      expect(requiresAcknowledgment).toBe(severity === 'critical');
    }
  });

  it('say how long waiver records are kept, and who is a minor (spec 2 §9)', () => {
    const text = disclaimerText('participant-waivers');
    expect(text).toContain('at least 7 years');
    expect(text).toContain('anyone under 18');
  });
});

describe('a host reads', () => {
  it.each([
    ['Community', 'family-dinner', ['food-hygiene']],
    ['Culture', 'museum-morning', ['dress-and-photos']],
    ['Culture', 'cooking-with-locals', ['dress-and-photos', 'allergens']],
    ['Adventure', 'hiking', ['outdoor-risk', 'weather']],
    ['Adventure', 'surf', ['outdoor-risk', 'weather', 'water']],
    ['Adventure', 'kayak', ['outdoor-risk', 'weather', 'water']],
    ['Adventure', 'climbing', ['outdoor-risk', 'weather', 'rope-check']],
    ['Fitness', 'yoga', ['health-check']],
    ['Fitness', 'swim', ['health-check', 'water']],
    ['Makerspace', 'woodwork', ['machine-safety', 'goggles']],
    ['Retreat', 'digital-detox', ['mental-health']],
    ['Retreat', 'sauna-ritual', ['mental-health', 'heat']],
    ['SocialNetworking', 'demo-day', ['consent-to-photos']],
    ['Volunteer', 'animal-shelter', ['safeguarding', 'no-replacement-of-paid-work', 'bites']],
    [
      'Volunteer',
      'teaching-hour',
      ['safeguarding', 'no-replacement-of-paid-work', 'child-protection'],
    ],
    ['Workshop', 'coffee', ['materials-allergens', 'allergens']],
  ] as const)('of %s, %s the general ones and %j', (category, style, more) => {
    expect(getIds(disclaimersFor(category, style))).toEqual([...GENERAL, ...more]);
  });
});

describe('a guest acknowledges', () => {
  it.each([
    ['Adventure', 'surf', ['participant-waivers', 'outdoor-risk', 'weather', 'water']],
    ['Fitness', 'yoga', ['participant-waivers', 'health-check']],
    ['Makerspace', 'sewing', ['participant-waivers', 'machine-safety', 'goggles']],
  ] as const)('of %s, %s what concerns participants', (category, style, ids) => {
    expect(getIds(participantDisclaimersFor(category, style))).toEqual(ids);
  });

  it('nothing where no waiver is needed', () => {
    expect(EXPERIENCE_CATEGORIES.filter(needsWaiver)).toEqual([
      'Adventure',
      'Fitness',
      'Makerspace',
      'Volunteer',
    ]);
    expect(participantDisclaimersFor('Retreat', 'sauna-ritual')).toEqual([]);
  });

  it('something critical in every style that needs one', () => {
    for (const { id, category } of EXPERIENCE_STYLES.filter((each) => needsWaiver(each.category))) {
      const asked = participantDisclaimersFor(category, id);
      expect(asked.filter(({ requiresAcknowledgment }) => requiresAcknowledgment)).not.toEqual([]);
    }
  });
});

// Agreements store these. A text that changes is a new version: raise it, and pin its hash.
describe('the text of a version never changes', () => {
  it.each(DISCLAIMERS.map((each) => [`${each.id} ${each.version}`, each.id] as const))(
    '%s',
    (name, id) => {
      expect(PINNED[name]).toBe(disclaimerHash(id));
    },
  );

  it('is its title and its statements, a line each', () => {
    const text = disclaimerText('goggles').split('\n');
    expect(text[0]).toBe('Goggles and protection');
    expect(text.length).toBe(4);
  });
});

const PINNED: Readonly<Record<string, string>> = {
  'host-responsibilities 1': '35e7319038586390cb2ed4204490992df8e09720e4314dafca830e747c5e8b3d',
  'location-liability 1': '01879ebad9b6d298f414c81cbdb8a578954dfcbdd7e52c20d5cfa94cd8aa420b',
  'participant-waivers 1': '770f9397f58e754bf8a4c705c09abba714b8dfcaa59e4e13ef7df95dea813db4',
  'outdoor-risk 1': 'b8311aaac9aeb411363a6098d5ba6b8085f4d2413f866ff67eabcea8d895093a',
  'weather 1': 'f541f41a22e0e20cc348ca234813dce554a71608a7d54e42c84a4af729e59f18',
  'health-check 1': '4574b13da73a197ac20d179ff62fcd2b3381fdf891c90ace9200f289a138b3b9',
  'machine-safety 1': '2d6ee9ba23809a33fd0880d77d7338137b969b53af071c99462ae1b5befd1c3e',
  'goggles 1': '657f54bfc0ead5f809a3b763fb7e5b179d61c945196e19aba61459266d14ee02',
  'mental-health 1': '3d26fc48848ce4b706f40a63d00a7a0a139dc7c1e15adddb775c827edc2be673',
  'safeguarding 1': '40e9fcc902d8fdb4034a223e93e3d5ff45bfc5e91f76cdfe64192017ed8b6f0e',
  'no-replacement-of-paid-work 1':
    '4ed4aa35a2d66a1ef8de53b15fd24bd32102e5feb2f44447a96ba2b42f73bbbd',
  'materials-allergens 1': '99d4464918f730dcdcc17361d8dab0d45af46b4a1b9c073a8b9006073f9da514',
  'dress-and-photos 1': '91935ce262232aadf47aaf248a4bfb252e5ec3856f9b65763516601abf49967c',
  'consent-to-photos 1': '5e24e0a47688149549a74ea0c9d87807e7ec92ac45eab6b0fab7f42a4a822279',
  'food-hygiene 1': '44d84e6e275dc90614196283ff343ca249a2701ec4d9a4f9bfcd7d84a18bb5c3',
  'water 1': '247fb0b2db84f0e4c8b92c5c1840ca9d444cbbddf4886e2e899b8f5bbcae018f',
  'rope-check 1': 'c37755452617218577ca2d2570400a5f1656f36b711415a41e079642792e9d82',
  'heat 1': '86dc62701b1ad64646e50dc9adc6138c1c0b6d3e78cb92aeec62a6eaf4566f65',
  'allergens 1': '36faf8945e409da8bb883db4511b87f492a8344fef931ed4d1781e4b420d8c2b',
  'bites 1': 'b920ea40a120a99d9429f62d468d45274209589d1289620a2bf3794e101afc18',
  'child-protection 1': '4ad756325f23c9522a6c677aaa192cad267b1a3ce8f9e69d45ead94f5d53a7de',
};
