/** What guests write with a request. `{host}`, `{city}` and `{nights}` are filled in. */
const REQUESTS = [
  'Hi {host}, I will be in {city} for {nights} nights and mostly at the desk until four. Quiet, tidy, and I cook.',
  'Hello {host}! First time in {city}. I have calls two evenings a week; is there a corner where I would not disturb anyone?',
  'Dear {host}, your place looks like somewhere I could finish my report. {nights} nights would be perfect.',
  'Hi! I am coming by train with a cello case, just so you are not surprised. It stays shut in the evening.',
  'Hello, I work for a museum and travel alone. Is early check-in possible if I leave my bag in the hall?',
  'Hi {host}, friends of mine stayed with you in spring and have not stopped talking about it.',
  'I am writing up my thesis and need a table, a window and nobody asking how it is going. Would {nights} nights work?',
  'Hello from the ferry! We are two, both on laptops, both house-trained.',
  'Hi {host}, I would love to stay while I look for something longer in {city}.',
  'Good morning. Is the wifi figure measured at the desk or by the router? I upload video every day.',
  'Hi there, I will start a job with a team in {city} and want to land softly. {nights} nights to begin with.',
  'Hello {host}, I am vegetarian, early to bed and good with plants.',
  'We are between two flats and your place would bridge the gap exactly.',
  'Hi! I am training for a half marathon, so expect shoes by the door and porridge in quantity.',
  'Hello, could I bring my bicycle inside overnight? Otherwise I need very little.',
  'Hi {host}, {city} was my grandmother’s town, and I want to see it in more than a weekend.',
  'I am on a sabbatical and trying to keep the promise of not opening my work mail. Help me.',
  'Hello! My course is online, so I would be at home in the mornings. Is that all right?',
  'Dear {host}, I read every word of the listing and laughed at the oven. I will get along with it.',
  'Hi, I arrive late, around eleven at night. Would the key box work for that?',
  'Hello {host}, I am doing a month in each of four cities, and yours is the one I looked forward to.',
  'Hi! Would you mind if a colleague came by for lunch once a week to work?',
  'Good evening, I have a quiet small job and a loud small keyboard; I will bring the soft one.',
  'Hello, is there somewhere to swim nearby that is open early?',
  'Hi {host}, I can be flexible by a few days on either side if that helps your calendar.',
  'We met at the market in {city} last year; you told me to write when I came back.',
  'Hello! I need a proper chair more than a view. Yours looks like both.',
  'Hi, just me and a suitcase of books. {nights} nights, please.',
  'Hello {host}, would Tuesday laundry be possible? Otherwise I have no wishes at all.',
  'Hi! I teach online until eight in the evening, with the door closed and a calm voice.',
  'Dear {host}, I promise to learn where the rubbish goes on the first day.',
  'Hello, I am visiting my sister around the corner and we have agreed I should not sleep on her sofa for {nights} nights.',
  'Hi {host}! Any tips for a choir that takes guests for a season?',
  'Good day, I am a slow traveller with fast deadlines. Looking forward to your kitchen.',
];

/** What hosts answer with a yes. */
const REPLIES = [
  'Lovely, the room is yours. I will leave the light on.',
  'With pleasure. Tell me your train and I will tell you which door.',
  'Yes! The quiet corner is upstairs; nobody will mind your calls.',
  'Approved, and welcome. Bring slippers.',
  'Happy to have you. The desk is measured, by the way, not the router.',
  'Of course. Key box for late arrivals, details three days before.',
  'You are in. I have put fresh beans on the list.',
  'Yes, and the bicycle has a room of its own.',
  'Gladly. Let me know if you need a monitor and I will carry one up.',
  'Confirmed. The market is on the second day, we can go together.',
  'Very welcome. Early bags are no trouble at all.',
  'All fine with me. The swimming spot is ten minutes away and open from six.',
  'Good dates, good reason. See you soon.',
  'Yes please, we are short of a fourth for cards.',
];

const DECLINES = [
  'I am so sorry: the boiler is being replaced that week.',
  'My brother has asked for the room for those dates. Could you come a week later?',
  'We are full of one team then, and you would not enjoy it.',
  'I keep those weeks for long stays. Write to me again for two months or more.',
  'The roof will be open that fortnight, and so would your ceiling.',
  'I will be away and nobody could let you in. Spring would be lovely.',
];

const GUEST_CANCELS = [
  'My project moved to another month. I am sorry for the trouble.',
  'A family matter; I have to stay at home this time.',
  'The visa did not come through in time.',
  'I found out my conference is in another city altogether.',
  'I broke my wrist, and stairs with a suitcase are out of the question.',
  'My dates changed and yours are taken. Next season!',
];

const HOST_CANCELS = [
  'A pipe burst above the room; I am returning everything and I am very sorry.',
  'The house is sold sooner than planned. You get all of it back.',
  'The jetty is closed for repairs, so I cannot let anyone stay.',
];

export const STAY_LETTERS = {
  requests: REQUESTS,
  replies: REPLIES,
  declines: DECLINES,
  guestCancels: GUEST_CANCELS,
  hostCancels: HOST_CANCELS,
};

/** Of itinerants: the same people, with a way ahead of them. */
export const ITINERANT_LETTERS = {
  requests: [
    'Hi {host}, this is exactly the kind of thing I never plan by myself. {nights} nights, please, and I can cook for everybody on one of them.',
    'Hello {host}! I work from ten to six and am useful before and after that. Would that fit in with the group?',
    'Dear {host}, I have read the whole page twice and started packing. Is there still a place?',
    'Hi! I would join for {nights} nights. I am quiet in the mornings and good at maps.',
    'Hello, I travel alone and like company at table. Could you tell me a little about who else is coming?',
    'Hi {host}, I have two calls a week that I cannot move. Is there a corner with a door?',
    'Good morning! A friend came along last time and has talked about nothing else since.',
    'Hello {host}, I have never done anything like it and that seems a good reason.',
    'Hi, I would get on in {city}. Is there a station near the place where we meet?',
    'Dear {host}, I bring a guitar, a stove and a driving licence. Take whichever you need.',
    'Hello! My job is four days a week, so I could help out on the fifth. {nights} nights would be lovely.',
    'Hi {host}, I am vegetarian and snore a little. I thought you should know both.',
    'Hello, my sister and I would come together, if places allow. We get on, mostly.',
    'Hi there! I am between two contracts and would like to spend {nights} nights with people who make something.',
    'Good evening {host}, how fit does one have to be? I walk a lot and run never.',
    'Hello {host}, is it all right to arrive half a day late? My train is what it is.',
  ],
  replies: [
    'Wonderful, you are on the list. We meet at three; look for the flag.',
    'Yes, gladly. There are two others with calls, so you will have company in the quiet corner.',
    'Welcome aboard. Bring good shoes and one recipe.',
    'Approved! I will write to everybody a week before with the last details.',
    'Of course. We are a nice mix so far, and you make it better.',
    'You are in. The guitar too.',
    'With pleasure. Nobody is fit on the first day.',
    'Yes, and we will wait for your train.',
  ],
  declines: [
    'I am sorry: on those nights we are one person too many already. Could you join a few days later?',
    'We would like people to come for longer this time, so that the group can settle.',
    'The group is complete in all but name; two friends have asked before you. Next time, please.',
    'For this one you would need a little more experience. Write to me and I tell you how to get it.',
  ],
  guestCancels: [
    'My team has moved our launch into the middle of it. I am sorry.',
    'A family matter; I have to stay at home this time.',
    'My knee says no. I will come along when it says yes.',
    'The visa did not come through in time.',
    'My dates have changed and no longer fit. Next time!',
  ],
  hostCancels: [
    'I have to give your place back to you: one of our drivers has dropped out. You get all of it returned.',
    'The house has a burst pipe, and we are fewer than planned. I am very sorry.',
  ],
};
