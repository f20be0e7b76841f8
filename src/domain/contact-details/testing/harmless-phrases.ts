/** Phrases about prices, times, places and work, in the languages of the product. */
export const HARMLESS_PHRASES: readonly string[] = `
My budget is 1200-1500 a month, would that work?
budget 1.200 - 1.500
I can pay 1,200-1,500 per month
somewhere around 800-1200
Between 850-1.100 it would be fine
rent 950 - 1200 all in
from 1000 - 2500 depending on the season
1199-1499 in low season
10000-15000 for the whole house
12500 – 15000 baht
1200/1500 low and high season
800/1000/1200 for one, two, three people
It costs 3.000.000 COP a month
Rp 15.000.000
ARS 1.200.000
15.000.000đ
15.000.000 đồng
COP 2.500.000 al mes
3 000 000 Ft
2 500 000 сум
3000000 pesos
15000000 rupiah
IDR 12000000
1500000 won
R$ 3.500.000
2.500.000 pesos por mes
1.200.000-1.500.000
Rp 8.000.000 - 12.000.000
1 234 567.89
CHF 1'250 - 1'400
1200.- / 1500.-
1.234,50 Euro
12.345,67 im Jahr
$1,200-$1,500
between $900 and $1100
USD 1200 to 1500
about 45.000 THB
AED 4500-6000
4.500 AED im Monat
MAD 8000-9500
1200-1500 €/Monat
price 700-900 plus bills
Is check-in 15.00-22.00 possible?
open 9.00-18.00
09.00-17.30
22.00–07.00
10.14 - 12.45
9.00-12.00 / 14.00-18.00
9.00-12.00, 14.00-18.00
Mo-Fr 9.00-18.00, Sa 10.00-14.00
I take calls 0900-1700 Lisbon time
quiet hours 2200-0700
0830-1730 CET
8.30–16.30
the bus goes 7.05 - 23.40
check out by 11.00, check in 15.00 - 20.00
Öffnungszeiten 10.00-19.00 Uhr
de 9.00 a 18.00
horario 9.30-14.00 / 17.00-20.30
orario 8.30 - 12.30
営業時間 9.00-18.00
上班时间 9.00-18.00
أوقات العمل 9.00-18.00
١٠.٠٠-١٨.٠٠
١٢٠٠-١٥٠٠ في الشهر
١٢/٠٣/٢٠٢٦
I am moving from 1100-053 Lisboa
1100-053 Lisboa
4050-161 Porto, Portugal
CEP 01310-100
01310-100 São Paulo
〒150-0002
〒１５０－０００２ 東京都渋谷区
150-0002 Tokyo
San Francisco, CA 94103-1234
zip 94103-1234
ZIP code: 10001-2345
PLZ 10115
postcode 1012 AB
SW1A 1AA
300/300/12
300/300/12 Mbps
500/500
1000/1000
250/40/12
940/880/5 Mbps down, up, ping
1000/500/8
speed is 300/300/9
4.5/5 (1200 reviews)
4.95/5 from 1200 guests
9.2/10 (3500)
20260312
arriving 20260312, leaving 20260417
12. - 17. 3. 2026
17. 3. 2026
March 12-17 2026
12–17 March 2026
12-17.03.2026
03/2026 - 05/2026
03.2026 – 05.2026
2026-03-12 to 2026-04-17
01.04.2026-30.06.2026
2025-2026
24/7 security
1-2 months, maybe 3-4
18-35 years old
3-4 people, 2-3 rooms
6 weeks, 42 nights, 2 guests
a ratio of 1:10
floor 3, door 12, building 45
the desk is 120x60 or 140x70
120-140 cm
30-35 m²
85 m² for 1200
15 min walk, 3 km to the beach
Mein Budget liegt bei 1200-1500 im Monat
1.200–1.500 Euro warm
Miete 950-1.100 kalt
zwischen 900 und 1.200 €
Einzug 01.03.2026, Auszug 31.05.2026
Anreise 15.00-20.00 möglich?
Ich arbeite 9.00-17.30
von 12.–17.03.2026
Kaution 1.500.-
Mi presupuesto es de 1.200-1.500 al mes
entre 900 y 1.200 euros
2.500.000 - 3.000.000 COP
la entrada es 15.00-22.00
del 12/03/2026 al 17/03/2026
fianza de 1.500,00 €
unos 20.000-25.000 pesos
Mon budget est de 1200-1500 par mois
1 200 - 1 500 €
entre 900 et 1 200 euros
arrivée 15.00-22.00
du 12/03/2026 au 17/03/2026
loyer 1 250,50 €
Il mio budget è 1.200-1.500 al mese
tra 900 e 1.200 euro
check-in 15.00-22.00
dal 12/03/2026 al 17/03/2026
O meu orçamento é 1.200-1.500 por mês
entre R$ 3.000 e R$ 4.500
R$ 3.500-4.500
entrada das 15.00-22.00
de 12/03/2026 a 17/03/2026
予算は150000-200000円です
予算は月15万〜20万円
１２００－１５００ユーロ
チェックインは15.00-22.00
2026年3月12日から17日まで
預算是每月8000-10000元
8000-10000元
入住时间15.00-22.00
2026年3月12日到17日
ميزانيتي 1200-1500 في الشهر
1200-1500 دولار
3.000.000 ليرة
الدخول 15.00-22.00
I work at Booking.com as a designer
I work at Booking.com.
I worked for Amazon.com before
I'm at Booking.com
Ich bin bei Zalando.de angestellt
1200€-1500€
S/ 2.500 - 3.200
800.000-1.200.000
12.00–13.30 und 15.00–19.00
月額1200-1500ドル
Rp 15.000.000 - 20.000.000
Ich arbeite bei Booking.com
Ich arbeite bei Check24.de
Trabajo en Booking.com
Je travaille chez Booking.com
Lavoro per Booking.com
Trabalho na Booking.com
私はBooking.comで働いています
我在Booking.com工作
أعمل في Booking.com
Engineer at Zalando.de and father of two
employed at Coolblue.nl in Rotterdam
I build with socket.io and node
socket.io, Node.js and ASP.NET
we use draw.io a lot
designer at Monday.com
my old team at Hotels.com
your place.Live music every night
The room is great.Info follows
Nice place.It is great
es una casa.Es muy grande
We love travel.Online work too
hello.Me again
Whatsapp: yes or no?
WhatsApp: ok?
Telegram: only if needed
Instagram: no, never
Skype: please
Whatsapp: sí o no?
Whatsapp: ja oder nein?
WhatsApp: oui ou non ?
WhatsApp: sì o no?
WhatsApp: sim ou não?
LINEやWhatsApp：はい
WhatsApp: 可以
واتساب WhatsApp: نعم
Is WhatsApp fine?
dinner @ 8.30
See you at 8
We meet at the station
I am at home at noon
e.g. a desk, i.e. a table
wifi 500 Mbps, 2 desks, 3 rooms
300 down, 50 up
room 1203, code of the building comes later
between 5 and 10 minutes
my flight TP1234 lands at 14.05
flight LH 1172, seat 23A
bus 728 or tram 15
deposit 1000, cleaning 80, total 2480
2 x 1200 = 2400
1200 + 300 + 80
20% of 1500 is 300
50/50 split
-5 to 10 degrees
18-24 °C
built in 1890-1910
ISO 9001, A+ rated
60 Hz, 220-240 V
from 1 to 10 I give it 9.5
at 1500 a month
3-month stay: 3600, 6-month stay: 6600
long stays 900-1000, short stays 1200-1400
`
  .trim()
  .split('\n');
