/** What guests write with a booking. `{host}` and `{city}` are filled in. */
export const MESSAGES = [
  'Hi {host}, I have never done this before and that is why I am coming.',
  'Two vegetarians on their way. We are looking forward to it!',
  'Hello {host}, I walk a bit slowly at the moment. Is that all right?',
  'A friend who came last month has talked about nothing else.',
  'My first week in {city}, and you are on top of the list.',
  'I may be five minutes late, straight from a call. Please start without me.',
  'Hi {host}! Is there a place to leave a bicycle?',
  'I bring my sister, who doesn’t know yet.',
  'Nut allergy here, the mild kind. Thank you for keeping an eye on it.',
  'We are neighbours, it turns out. See you there.',
  'Looking forward to doing something with my hands that has no keys.',
  'I speak little English and understand more. Will that do?',
  'Hello, would it be all right to take a few pictures at the end?',
  'I tried to come twice and it was full. Third time lucky!',
] as const;

export const GUEST_CANCELS = [
  'I have a cold and would rather keep it to myself.',
  'My train was moved to that very hour. I am sorry.',
  'Work has found me. Next time!',
  'We leave the city a day earlier than we thought.',
  'Somebody at home needs me that evening.',
] as const;

export const HOST_CANCELS = [
  'I have lost my voice and can’t do it justice. You get everything back.',
  'The room has a leak. I am so sorry, and have returned all of it.',
  'There are too few of us for it to be any good this time. Everything comes back to you.',
] as const;
