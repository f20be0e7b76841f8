/** What hosts say of themselves. `{city}` is where they host. */
export const HOST_BIOS = [
  'I came to {city} for a weekend eleven years ago and still have the return ticket.',
  'Trained as a carpenter, so if you see a joint you like, ask me about it for an hour.',
  'My sister and I run three places in {city} and share one toolbox.',
  'Former ship’s cook; breakfast is taken seriously in my houses.',
  'I translate contracts by day, and the guests keep me from talking like one.',
  'I grew up above a bakery in {city} and cannot sleep past five.',
  'After ten years of renting rooms all over the world I wanted to be the one who leaves the light on.',
  'I teach maths in the mornings and fix bicycles in the afternoons.',
  'The houses were my parents’; the router, the desks and the coffee are mine.',
  'Landscape architect, which explains the garden and the mud in the hall.',
  'I have hosted people from fifty-odd countries and learned to say “bon appétit” in most of them.',
  'Sound engineer, so the bedrooms are very quiet indeed.',
  'I left a bank to do this, and my mother has almost forgiven me.',
  'We are two friends who met as flatmates and never quite stopped.',
  'I swim every morning, and guests are welcome to come and complain about the temperature.',
  'Photographer of buildings; I only host in ones I would photograph.',
  'Raised in {city}, schooled abroad, back for good.',
  'I play the accordion, but not after eight.',
  'I used to manage hotels with three hundred rooms; six is much nicer.',
  'Botanist. Please do not water the cactus.',
  'I run a small ceramics studio, and every cup in the house is a second of mine.',
  'I write guidebooks nobody reads to the end and recommendations everyone does.',
  'Retired nurse, active gossip, excellent with sick houseplants and homesick guests.',
  'Built the first house to prove I could, the second because people asked.',
  'I was a nomad until the dog, and the dog likes {city}.',
  'Software by training; I stayed because of the market on Saturdays.',
  'I answer quickly, explain slowly, and never send voice messages.',
  'I came here to learn the language; the language is coming along, the houses came faster.',
  'Chess, sourdough, cold water: three hobbies you can join or ignore.',
  'My grandfather let rooms to sailors; I let them to designers, who are tidier.',
  'I organise the neighbourhood flea market and can find you a desk lamp by Tuesday.',
  'Mother of twins, so I know about noise, sleep and the value of both.',
  'I restore old radios; one of them will be playing when you arrive.',
  'I studied in four countries and came home with an opinion about mattresses.',
  'Mountain guide half the year, host all of it.',
  'I keep bees on the roof, and a jar goes with every long stay.',
  'You will meet me on the first day, and after that only if you like.',
  'I run along the water at six and the house meetings at seven, in that order.',
  'Ex-journalist: curious, discreet, good with deadlines.',
  'If something breaks I will be there within the hour, with cake if it was my fault.',
  'I opened my first house in {city} with four beds and a borrowed kettle.',
  'Theatre people raised me, so I can build a bunk bed or a scene change overnight.',
  'I like guests who stay long enough to argue about the thermostat.',
  'Surfed first, hosted later, still prefer the first.',
];

/** What guests say of themselves. */
export const GUEST_BIOS = [
  'I have been on the road for three years with one bag and an unreasonable number of cables.',
  'I work mornings, walk afternoons and cook in other people’s kitchens at night.',
  'Looking for quiet houses with kind people and a door that closes.',
  'I finished a doctorate on rivers and now I follow them.',
  'Two weeks is too short to know a place and three months is about right.',
  'I travel with my daughter, who is six and a better guest than I am.',
  'I draw every room I sleep in; hosts may keep the drawing.',
  'My team is in four time zones, so I am awake at odd hours and silent at all of them.',
  'Happiest near cold water, good bread and a strong connection.',
  'I gave up my flat in spring and have not missed the sofa.',
  'I bring coffee from the last place to the next, which is how you can trace me.',
  'I sing in choirs wherever I go; there is always one short of an alto or a tenor.',
  'I write software for hospitals and postcards to my aunts.',
  'Slow traveller, fast typist.',
  'I clean as I cook, and I cook a lot.',
  'I like a house with a noticeboard.',
  'Learning the language of wherever I am, badly and with enthusiasm.',
  'I left the agency, kept the clients and moved to where the light is.',
  'Bird lists, train timetables, second-hand bookshops.',
  'I volunteer one day a week in every town I stay in.',
  'My studies are remote, which makes the library wherever my laptop opens.',
  'I film small workshops and the people who own them.',
  'Ask me about bouldering and I will not stop.',
  'On a sabbatical that has quietly become a life.',
  'I repair clothes and will gladly look at your coat.',
  'I have a cat called Pixel who stays with my brother and appears on calls.',
  'I play the viola, with a mute, and only when asked.',
  'I keep house rules, plants and promises.',
  'My partner and I work back to back at one table and still like each other.',
  'I wake early, leave the kitchen tidy and can be bribed with figs.',
  'I run slow marathons in fast company.',
  'I am writing a novel, like everyone, but mine has a lighthouse.',
  'New to this: one month at a time, and so far twelve of them.',
  'I teach online, so you may overhear the subjunctive.',
  'I collect transit maps and have a favourite colour for metro lines.',
  'I make podcasts about soil; yes, there are listeners.',
];

export const CAREERS = [
  'Product designer', 'Backend developer', 'Translator', 'UX researcher', 'Data analyst', 'Illustrator', 'Technical writer', 'Marketing lead', 'Architect', 'Video editor', 'Frontend developer', 'Copywriter', 'Brand strategist', 'Financial modeller', 'Language teacher', 'Podcast producer', 'Game designer', 'Climate researcher', 'Customer success lead', 'Founder, one-person studio', 'Photographer', 'Security engineer', 'Project manager', 'Motion designer', 'Nutritionist', 'Journalist', 'Machine learning engineer', 'Bookkeeper for small firms', 'Sound designer', 'Grant writer', 'Recruiter', 'Mobile developer', 'Psychologist, online practice', 'Type designer', 'Community organiser', 'Economist', 'Test engineer', 'Web accessibility consultant', 'Textile designer', 'Cartographer',
];

export const HOST_CAREERS = [
  'Host and carpenter', 'Architect and host', 'Host, formerly in hotels', 'Ceramicist', 'Landscape architect', 'Teacher', 'Runs a family house', 'Co-living founder', 'Translator and host', 'Baker turned host', 'Photographer and host', 'Sound engineer', 'Mountain guide', 'Gallery owner', 'Software engineer and host', 'Restaurateur', 'Boat builder', 'Botanist', 'Community manager', 'Yoga teacher and host', 'Retired nurse', 'Journalist and host', 'Textile trader', 'Surf school owner',
];

export const HEADLINES = [
  'Slow mornings, sharp afternoons', 'Have laptop, will wash up', 'Here for the long table', 'Collector of kitchens', 'Working between two seas', 'Good neighbour, quiet keyboard', 'One month at a time', 'Somewhere between a map and a menu', 'Early trains, late dinners', 'Building small things carefully', 'Looking for the next good window', 'Often outdoors, always online', 'Home is where the router is', 'Tea person in a coffee world', 'Learning to stay longer', 'Curious by trade', 'Hills before emails', 'Leaves places tidier', 'Half nomad, half homebody', 'Desk by day, dance floor by chance', 'Makes soup, makes software', 'Light packer, heavy reader', 'Following the good weather badly', 'Asks too many questions about bread', 'Believes in siestas', 'From screen to sea in ten minutes', 'Two suitcases and a violin', 'Fluent in small talk with dogs',
];

export const HOST_HEADLINES = [
  'The light will be on', 'Keys, coffee, company', 'Your neighbour for a month', 'Old houses, new desks', 'I fix things the same day', 'Come as a guest, leave with a recipe', 'Quiet rooms and a loud kitchen', 'Hosting since before it was a job', 'Rooms with a reason', 'A good bed and a better table', 'I know which bakery', 'Long stays, short rules', 'House-proud, easy-going', 'Ask me about the neighbourhood', 'Small houses, big tables', 'Wood, linen, bandwidth', 'We kept the best room for you', 'Everything works, and if not I come over', 'Home is a verb', 'Soup on arrival',
];

export const PHILOSOPHIES = [
  'Leave it a little better.', 'Stay until you know the baker’s name.', 'Ask before you assume.', 'Do one thing properly.', 'Eat together when you can.', 'Own less, notice more.', 'Slow is a speed too.', 'Be early, be kind, be brief.', 'Every place is somebody’s home.', 'Share what you cook.', 'Work is a part of the day, not the shape of it.', 'Say yes to walks.', 'Repair before you replace.', 'Good fences are low enough to talk over.', 'Curiosity is a form of politeness.', 'Pack light, think twice.', 'Make room.', 'Read the notice first.', 'The best meetings have soup.', 'Trust, then lock the bike.', 'Follow the water.', 'Nothing good happens in a hurry.',
];

export const INTERESTS = [
  'Trail running', 'Bread', 'Film photography', 'Surfing', 'Chess', 'Open source', 'Ceramics', 'Language exchange', 'Jazz', 'Climbing', 'Gardening', 'Street food', 'Yoga', 'Cold water', 'Board games', 'Bouldering', 'Architecture', 'Birdwatching', 'Cycling', 'Natural wine', 'Sketching', 'Poetry', 'Salsa', 'Tea', 'Hiking', 'Podcasts', 'Sailing', 'Knitting', 'Vegetarian cooking', 'Markets', 'Museums', 'Volunteering', 'Meditation', 'Music production', 'Typography', 'Astronomy', 'Swimming', 'Maps', 'Second-hand books', 'Coffee',
];
