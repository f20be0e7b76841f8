import { city, hood } from '../define.ts';

export const EAST_ASIA = [
  city('tokyo', 'Tokyo', 'Tokyo', 'JP', [35.6762, 139.6503], 'Asia/Tokyo', 1.25, 'east-asian', ['NomadHub', 'Cultural', 'ZenMode'], 6, [
    hood('Yanaka', 35.727, 139.767, 'leafy', 'Yanaka survived the fires and kept its temples, cats and a shopping street that smells of croquettes.'),
    hood('Shimokitazawa', 35.661, 139.668, 'centre', 'Shimokitazawa is vintage shops, tiny theatres and curry.'),
    hood('Koenji', 35.705, 139.65, 'centre', 'Kōenji has live houses under the tracks and a public bath that has its own fans.'),
    hood('Kiyosumi', 35.682, 139.8, 'centre', 'Kiyosumi-Shirakawa roasts coffee in old timber warehouses, one canal away from a stroll garden.'),
    hood('Kichijoji', 35.703, 139.58, 'leafy', 'From Kichijōji you are in Inokashira Park in five minutes, with swan boats and cherry trees.'),
    hood('Kagurazaka', 35.702, 139.741, 'centre', 'Kagurazaka climbs a slope of cobbled alleys where a geisha or a baker may come round the corner.'),
  ], [
    'Trains stop shortly after midnight, and the last one is a scene of its own.',
    'Every neighbourhood has a sento, and tattooed foreigners should ask first.',
    'Rubbish is sorted into more kinds than you expect; there is a chart on the fridge.',
    'Convenience-store egg sandwiches deserve their reputation.',
    'Cherry blossom lasts about a week, and offices quietly plan around it.',
    'On clear winter mornings Fuji stands at the end of west-facing streets.',
    'At five in the afternoon loudspeakers play a tune to send children home.',
  ]),
  city('kyoto', 'Kyoto', 'Kyoto Prefecture', 'JP', [35.0116, 135.7681], 'Asia/Tokyo', 1.1, 'east-asian', ['Cultural', 'ZenMode', 'Retreat'], 6, [
    hood('Nishijin', 35.03, 135.747, 'leafy', 'Nishijin still clacks: behind the lattice somebody is weaving silk for an obi.'),
    hood('Demachiyanagi', 35.03, 135.773, 'leafy', 'At Demachiyanagi two rivers meet, and you cross them on stepping stones shaped like turtles.'),
    hood('Gojo', 34.996, 135.762, 'centre', 'Around Gojō old merchants’ houses are long, narrow and cool, with a garden the size of a mat.'),
    hood('Arashiyama', 35.014, 135.677, 'green', 'Arashiyama is bamboo and river mist, and after the last tour bus it is yours.'),
    hood('Ohara', 35.12, 135.83, 'green', 'Ōhara is a farming valley of moss temples and red shiso pickles.'),
    hood('Fushimi', 34.937, 135.761, 'centre', 'Fushimi’s spring water makes sake, and the canal behind the breweries has willows.'),
  ], [
    'The Kamo river is the city’s sofa, with couples spaced at even distances.',
    'Buses are full, so everyone who lives here rides a bicycle.',
    'In July the Gion floats are pulled through the streets by hand.',
    'Summer is steam, winter goes into your bones, and the two seasons between are unfair to other cities.',
    'Temples open early; before eight the gravel is still raked.',
    'Nishiki market is a corridor of pickles, knives and things on sticks.',
    'On the sixteenth of August five bonfires are lit on the hills.',
  ]),
  city('takayama', 'Takayama', 'Gifu Prefecture', 'JP', [36.146, 137.2522], 'Asia/Tokyo', 0.85, 'east-asian', ['Mountains', 'Cultural', 'Nature'], 4, [
    hood('Sanmachi', 36.142, 137.259, 'centre', 'Sanmachi is three streets of black timber with cedar balls over the sake brewers’ doors.'),
    hood('Higashiyama', 36.144, 137.266, 'leafy', 'Higashiyama’s temple walk goes through cedars and past bells you may ring.'),
    hood('Hida no Sato', 36.132, 137.234, 'green', 'By Hida no Sato the roofs are thatched and steep as praying hands.'),
    hood('Matsukura', 36.128, 137.226, 'green', 'Matsukura is woods with a castle ruin on top and bear bells on the rucksacks.'),
  ], [
    'Two morning markets sell mountain vegetables and apples, one of them along the river.',
    'The festival floats come out in April and October with puppets that work by strings.',
    'Snow lies until March, and every house owns several shovels.',
    'Hida beef is grilled on a magnolia leaf with miso.',
    'The bus over to Matsumoto crosses the Northern Alps.',
  ]),
  city('seoul', 'Seoul', 'Seoul', 'KR', [37.5665, 126.978], 'Asia/Seoul', 1.15, 'east-asian', ['NomadHub', 'Cultural', 'Mountains'], 4, [
    hood('Yeonnam-dong', 37.563, 126.925, 'centre', 'Yeonnam-dong has a railway line turned into a lawn, and a café per inhabitant or so it seems.'),
    hood('Seochon', 37.579, 126.97, 'leafy', 'Seochon lies west of the palace, tiled roofs and a market where you buy lunch with brass coins.'),
    hood('Haebangchon', 37.543, 126.986, 'centre', 'Haebangchon hangs on the side of Namsan, all stairs and small kitchens.'),
    hood('Seongsu', 37.544, 127.056, 'centre', 'Seongsu was shoemakers and printers; now it is concrete, plants and very long queues for bread.'),
    hood('Bukhansan', 37.64, 126.99, 'green', 'By Bukhansan granite domes rise over the last bus stop and hikers share their cucumbers.'),
  ], [
    'The Cheonggyecheon stream runs below street level for miles through downtown.',
    'Delivery finds you on the riverbank, by description.',
    'Floors are heated from below, which makes sitting on them the best seat.',
    'The metro has wifi, seat heating and a melody for every terminus.',
    'Tteokbokki from a tent tastes best when it is cold enough to see your breath.',
  ]),
  city('taipei', 'Taipei', 'Taipei', 'TW', [25.033, 121.5654], 'Asia/Taipei', 0.9, 'east-asian', ['NomadHub', 'Nature', 'Cultural'], 4, [
    hood('Dadaocheng', 25.056, 121.51, 'centre', 'Dadaocheng trades dried mushrooms and cloth below balconies from the tea-merchant days.'),
    hood('Yongkang', 25.032, 121.53, 'leafy', 'Round Yongkang street there is beef noodle soup, mango ice and shade.'),
    hood('Minsheng', 25.059, 121.56, 'leafy', 'Minsheng community was planned with parks first and houses second, and you notice.'),
    hood('Beitou', 25.137, 121.507, 'green', 'Beitou steams: a sulphur creek, a wooden library and bathhouses for all.'),
    hood('Maokong', 24.968, 121.588, 'green', 'Maokong is tea terraces at the end of a gondola, with the towers small below.'),
  ], [
    'The rubbish lorry plays Beethoven, and you meet the neighbours when it does.',
    'YouBikes are at every corner, and the riverside paths are flat for miles.',
    'Night markets are dinner, and stinky tofu is easier to eat than to stand beside.',
    'Elephant Mountain is steps, sweat and the postcard view.',
    'From May to October carry an umbrella; it is for the sun as much as the rain.',
  ]),
];
