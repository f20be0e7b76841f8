/** Signs of money. */
export const CURRENCY_SIGNS = '$€£¥₹₫₺₩₱₽฿₪₴₸₡₦₵';
/** Codes and names of money, a blank between each two. */
export const CURRENCY_WORDS =
  'USD EUR GBP CHF JPY MXN BRL CAD AUD NZD THB IDR VND PLN CZK HUF SEK NOK DKK ISK TRY COP ARS CLP PEN UYU BOB CRC DOP GTQ EGP MAD TND ZAR KES NGN TZS AED SAR QAR ILS INR LKR NPR MYR SGD PHP TWD HKD CNY RMB KRW RON BGN RSD ALL GEL UAH RUB KZT Rp Rs RM TL đ kr zł Kč Ft euros euro dollars dollar dólares dólar dollari dollaro pesos peso soles reais real rupiah rupees rupee baht dong won yen yuan dirhams dirham francs franc Franken pounds quid bucks kronor kroner koruna forint zloty lira lei leva ドル ユーロ 円 元 美元 欧元 日元 人民币 درهم ريال دولار يورو جنيه ليرة';
/** Pattern of a currency next to an amount. */
export const CURRENCY = `(?:[${CURRENCY_SIGNS}]|US\\$|R\\$|${CURRENCY_WORDS.replaceAll(' ', '|')})`;
