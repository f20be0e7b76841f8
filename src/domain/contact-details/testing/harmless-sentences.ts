/** Full stops without a blank behind them, abbreviations, file names and numbers with dots. */
export const HARMLESS_SENTENCES: readonly string[] = `
We arrive at 10.Then we call you
We arrive at 10.Call us then
The flat is lovely.Today we leave
ok.you can come at noon
great.how is the wifi
see you at 10.call me then
nice place.is there a desk
we land at 7.30.pm
House.Nr 12
the kitchen is big.Home at last
a quiet street.Life is good there
the sea is near.One can swim
I love it.World class
The host is great.Best stay ever
Die Wohnung ist toll.Es gibt WLAN
Wir kommen um 10.Am Abend kochen wir
das Zimmer ist ruhig.Im Haus ist ein Lift
Schöne Lage.Immobilien sind teuer
Es tranquilo.Casa muy bonita
muy bien.Si puedes, avísame
la casa es grande.Viajes cortos también
Nous arrivons à 10.Je vous appelle
c'est calme.Il y a un bureau
très bien.Maison au calme
Arriviamo alle 10.Ci vediamo
la casa è bella.Casa grande
molto bello.Si dorme bene
Chegamos às 10.Vai ser ótimo
a casa é linda.Eu gostei
部屋はきれいです。みんな満足しました
とても良いです。みんな、ありがとう
東京に住んでいます。世界、平和
我来自中国。香港、澳门都去过
房间很好。网络、厨房都有
好的。我爱你
الشقة جميلة.المطبخ واسع
نصل الساعة 10.ثم نتصل
at some point travel gets tiring
At this point life is work
Dr.med. Ng lives there
Dr.Ng lives there
الشقة رائعة.موقع ممتاز
نحب السفر.مصر جميلة جدا
no WIFI.Works only in the hall
1.work 2.live 3.play
z.B.im Sommer
p.ej.la cocina
i.e.no pets, e.g.at night
die Wohnung.ist ruhig
das Haus.mit Garten
great host.got everything
see README.md
Good.We come at 8
Perfect.See you soon
Thanks.Best wishes, Tom
Lovely flat.No complaints
ok.no problem
yes.it is free
Sure.My flight lands at 9.Can we check in then?
The room was clean.Host was kind.Would stay again
It's 5 min from the sea.Great area
We arrive Fri.Leave Mon
Sounds good.Works for me
I use node.js and next.js
main.js, index.html, style.css, photo.jpg, contract.pdf
budget.xlsx and plan.docx
version 2.1.3 of the app
v1.2.0-beta.3
a.m. and p.m.
at 8.30 a.m.
at 8.30 p.m.See you
e.g.a desk
i.e.it is free
approx.10 min
Mr.Smith and Mrs.Jones
St.John's street
U.S. and U.K. citizens
U.S.News said so
etc.In the evening we cook
Das ist gut.Wir kommen um 18.30.Bis dann
Danke.Es war sehr schön
Super.Im Sommer kommen wir wieder
z.B. am Wochenende
z.B.am Wochenende
d.h. wir kommen
u.a. WLAN, Küche usw.
ca.10 Minuten zum Strand
bzw.am Abend
inkl.WLAN und Strom
Hr.Müller wohnt unten
Dr.Meier ist der Vermieter
Haus Nr.5, 2.Stock
am 3.Mai um 10.Uhr
Das kostet 1.200,50 Euro
Tel.Nr. folgt
Alles ok.Gruß Anna
Muy bien.Es perfecto.La casa me gusta
p.ej. el sábado
p.ej.el sábado
Sr.García y Sra.López
EE.UU. y la UE
Gracias.Si llegamos tarde, avisamos
Vale.No hay problema
aprox.10 min
Cuesta 1.200,50 al mes
Super.Je viens demain
c.-à-d. demain
M.Dupont et Mme.Durand
Merci.Il fait beau
D'accord.On arrive à 18h30.Tu seras là ?
env.10 minutes
Ça coûte 1 200,50 euros
Muito bom.Eu vou.Os quartos são bons
p.ex. no sábado
Obrigado.Se chegarmos tarde, avisamos
É lindo.Casa perfeita
Sr.Silva
Molto bene.Ci vediamo domani.Se vuoi
es. sabato
per es.il sabato
Grazie.La casa è bella.Io arrivo alle 18.30.Va bene?
Sig.Rossi e Dott.Bianchi
ecc.In cucina
شكرا.نحن قادمون
جيد.سوف نصل الساعة 8.30.هل هذا مناسب؟
د.محمد يسكن هنا
الشقة جميلة.عرب ودودون
很好。我们八点到。谢谢
很好.我们八点到.谢谢
房子很好。中国人很多
我在上海。健康、安全
手机没电了。手机坏了
我喜欢游戏。游戏很好玩
いいですね。みんなで行きます
ありがとうございます。コム
18.30に着きます。世界一です
よかった。ポイントがたまる
node.js、React、Vue.jsを使います
Ich arbeite bei Zalando.de
Trabajo en Idealista.com
a 3.5 star hotel
rated 4.8.Amazing
score 9.5.Top location
it's at no.5
No.10 Downing St.London
fig.3 and p.12
10.000 steps
Q.E.D
B.Sc. and M.Sc. in design
Ph.D. student
J.Lo sang here
C.S.Lewis
J.R.R.Tolkien
A.I. and U.X. work
U.X.Design
I.T.support
24h.Check-in possible
wifi 5.2 GHz.Fast
room 2.Bed is big
in Apt.4.Ring twice
on the 2.floor
Lisbon.Portugal is warm
moved from Berlin.Germany was cold
our cat.Dog is fine too
three rooms.One bath.Two balconies
Raum 2.05.Schlüssel liegt da
Die Küche ist neu.Man kann kochen
Das Bad ist oben.Im Flur ist ein Schrank
Sehr nett.Da bleiben wir gern
usw.usf.
lt.Vertrag
max.4 Personen, mind.2 Nächte
evtl.am Montag
s.o. und s.u.
o.k. dann bis morgen
ok.Man sieht sich
Str.12, 3.OG
WG-Zimmer.Möbliert
Dr.-Ing. Müller
1.Etage, 2.Etage
am 24.12.Heiligabend
gegen 18.30.Passt das?
Ende Mai.Anfang Juni auch
Liebe Grüße.Eva
Alles klar.Je nachdem
Llegamos a las 18.30.Está bien?
Todo bien.Nos vemos
pág.12, núm.5
EE.UU.Es lejos
Ud. y Uds.
Avda.de la Paz 12
c/ Mayor 5, 3.º B
la casa.En la playa
Me gusta.Así está bien
Perfecto.La verdad que sí
Muy lindo.Si puedo, voy
el piso.Tiene ascensor
S.A. de C.V.
S.L.U.
Bs.As. es grande
Pto.Vallarta
Sta.Cruz de Tenerife
Ma.José llega mañana
du 15.12.26 au 15.01.27
Nous sommes 2.Elle arrive lundi
C'est bon.Je vous dis
Oui.Tu viens ?
Très beau.La vue est superbe
n.b. pas de fumeurs
p.s. merci
etc.Il y a tout
St.Malo et Ste.Anne
M.et Mme Durand
Mme.Lefèvre
R.D.C. et 1er étage
av.de la République
Siamo in 2.Noi arriviamo lunedì
Va bene.Ti scrivo
Bella casa.In centro
Grazie.Ne parliamo
Tutto ok.Mi piace
Sig.ra Rossi
Dott.ssa Bianchi
S.Maria Novella
C.so Italia 12
P.zza Duomo
p.es. domani
ca.10 minuti
Tudo bem.Até já
É ótimo.Na praia
Gostei.Se puder, vou
Fica perto.Dá para ir a pé
Sra.Silva
V.Exa.
Av.da Liberdade 12
R.do Ouro
S.Paulo
Lx.Portugal
a 18h30.Pode ser?
شكرا.نعم مناسب
د.أحمد وأ.سارة
جميل جدا.العراق بلدي
زرنا المغرب.تونس بعدها
很好.谢谢
可以。谢谢。再见
我们两个人。公司在上海
良いです。コム
はい。それは大丈夫です
5 GHz, 802.11ax, 192.168.1.254
10.0.0.138
Wi-Fi 6E.Fast enough
macOS 15.1.Works fine
python 3.12.1
a.k.a. the loft
w.r.t. the deposit
B.Y.O.B.
Co.Cork and Co.Kerry
Ltd.Company
Inc.All rights
P.O.Box 123
No.1.Best place
我们用node.js和socket.io开发
Next.jsとVue.jsを使う
東京駅から10.5分です
很好.ok啦
We did.it was fun
so be it.
do it.
I like it.It is nice
just do.it is easy
`
  .trim()
  .split('\n');
