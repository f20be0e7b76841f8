import { describe, expect, test } from 'vitest';
import { isPersonName, tidyName } from './person-name.ts';

const NAMES = `
Dr. Anna Müller
Dr.Anna Müller
Prof.Dr.Anna Müller
Dr.med.Anna Müller
Dr. h.c. Meier
Dr.h.c.Meier
Dipl.-Ing. Karl Huber
Dipl.-Kfm. Huber
Mag.Huber
Mag.a Huber
Ing.Huber
Karl-Heinz Meier jun.
K.-H. Meier
K.-H.Meier
Hans-J.Meier
E.T.A.Hoffmann
M.García
Mª José
M.ª José
Mª.José
Ma.Teresa
Sta.María
Fco.Javier
D.Quijote
Dña.Carmen
J.L.Borges
Lic.Pérez
Arq.Pérez
J.-P.Sartre
J.-J. Rousseau
Mme.Curie
Mlle.Dupont
Me.Dupont
Dr.Dupont
Ste.Claire
M.Dupont
Avv.Rossi
Dott.Rossi
Dott.ssa Rossi
Prof.ssa Rossi
Sig.Rossi
S.Rossi
D'Angelo
G.B.Vico
Eng.Silva
Dra.Silva
Sr.Silva
Profa.Silva
J.da Silva
J.dos Santos
M.de Souza
م.علي
أ.د.محمد علي
د.سارة
د. سارة
王小明
王.小明
田中太郎
山田 T.太郎
T.Yamada
K.Tanaka
J.Kim
Kim J.H.
Th. Müller
O'Neil
St.Pierre
St.-Pierre
Mc.Donald
Smith, Jr.
Smith Jr.
John Smith III
Anna Ng, Ph.D., M.Sc.
Anna Ng, M.A.
Anna Ng, B.A.
Anna Ng, MBA
Anna Ng, M.D.
Anna Ng, M.Ed
Anna Ng, B.Tech
Anna Ng, D.Phil
A.K.M.Rahman
Md.Abdul Karim
S.M.Rahman
Sk.Hasan
V.V.S.Laxman
P.T.Usha
Ch.Ravi
Er.Singh
Smt.Devi
T.S.Eliot
U.Thant
L.van Beethoven
Ph.D
DJ.Tom
MC.Solaar
A.J.
a.j.
J.J.
e.e.cummings
b.j.novak
Ю.А.Гагарин
Л.Толстой
Հ.Աբովյան
น.ส.สมหญิง
นาย.สมชาย
ด.ญ.มะลิ
רז כהן
ד.כהן
Ng.Anh
Lê T.Anh
Nguyễn V.Anh
Ł.Kowalski
Š.Novák
Ç.Yılmaz
Ö.Özil
İ.Yılmaz
`
  .trim()
  .split('\n');

const HOSTS = `
pay.evil
ana.travel
Ana.Travel
ANA.TRAVEL
evil.casa
Evil.Casa
wayhearth.pay
Wayhearth.Pay
Wayhearth.support team
evil.test
evil.onion
evil.local
evil.eth
evil.crypto
evil.a1b
evil.top.
see evil.top
(evil.top)
evil.top!
evil.top,Ana
«evil.top»
1.top
12.top
1688.vip
e.top
E.top
e.vip
go.to
Go.To
bit.ly
t.co
T.co
t.me
i.am.evil
ana.is
ana.me
about.me
xn--ana
XN--ANA
Ana xn--p1ai
evil.xn--80asehdb
эвил.рус
эвил.онлайн
Эвил.Москва
邪恶.网络
邪恶。网络
邪恶．网络
悪。コム
شرير.موقع
شر.شبكة
악.닷컴
악.한국
evil。top
evil．top
evil｡top
evil․top
evil﹒top
ｅｖｉｌ．ｔｏｐ
𝐞𝐯𝐢𝐥.𝐭𝐨𝐩
ⓔⓥⓘⓛ.ⓣⓞⓟ
ev​il.t​op
evil..top
evil.-top
evil-.top
-evil.top
Mr.top
st.com
Dr.com
prof.academy
mr.pay
dr.evil.zone
J.com
J.net
X.COM
J.R.com
a.b.com
a.b.top
A.B.top
node.js
README.md
Booking.com
socket.io
`
  .trim()
  .split('\n');

describe('the dots of a name', () => {
  test.each(NAMES)('%s is a name', (text) => {
    expect(isPersonName(tidyName(text))).toBe(true);
  });

  test.each(HOSTS)('%s is none', (text) => {
    expect(isPersonName(tidyName(text))).toBe(false);
  });
});
