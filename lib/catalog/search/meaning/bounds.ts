import { ENDLESS, type Platform } from '@/lib/catalog/product-facts'
import type { Bounds, PriceLimit } from './bounds-names'

// What the words of a search leave out or bound, in the languages of the store. Read from folded text (foldedQuery).

export const NO_BOUNDS: Bounds = {
  platform: null,
  isPerpetual: false,
  termMonths: null,
  devices: null,
  isAtLeast: false,
  price: null,
}

export const hasBounds = (bounds: Bounds): boolean =>
  bounds.platform !== null ||
  bounds.isPerpetual ||
  bounds.termMonths !== null ||
  bounds.devices !== null ||
  bounds.price !== null

type Reader = {
  pattern: RegExp
  read: (found: readonly string[]) => Partial<Bounds>
}

/** Whole words where letters are Latin; other scripts have no spaces to tell. */
const word = (alternatives: string) =>
  new RegExp(`(?<![a-z0-9])(?:${alternatives})(?![a-z0-9])`, 'u')

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['one', 'jeden', 'jedno', 'واحد'],
    ['two', 'zwei', 'dos', 'deux', 'dwa', 'dwie', 'dwoch', 'iki'],
    ['three', 'drei', 'tres', 'trois', 'trzy', 'trzech', 'uc', 'ثلاثه'],
    ['four', 'vier', 'cuatro', 'quatre', 'cztery', 'czterech', 'dort', 'اربعه'],
    ['five', 'funf', 'cinco', 'cinq', 'piec', 'pieciu', 'bes', 'خمسه'],
    ['six', 'sechs', 'seis'],
    [],
    [],
    [],
    ['ten', 'zehn', 'diez', 'dix', 'dziesiec', 'عشره'],
  ].flatMap((words, place) => words.map((each) => [each, place + 1])),
)
const NUMBER = `\\d{1,3}|${Object.keys(NUMBERS).join('|')}`
/** An article counts one. */
const numberOf = (text = '') => NUMBERS[text] ?? (Number(text) || 1)
const ARTICLE = 'a|an|ein|eine|un|una|une|bir'

const CURRENCIES: Readonly<Record<string, string>> = {
  $: '$',
  usd: 'USD',
  dollars: 'USD',
  dollar: 'USD',
  bucks: 'USD',
  dolares: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  円: 'JPY',
  yen: 'JPY',
  jpy: 'JPY',
  元: 'CNY',
  人民币: 'CNY',
  zl: 'PLN',
  zlotych: 'PLN',
  pln: 'PLN',
  '₺': 'TRY',
  tl: 'TRY',
  try: 'TRY',
  lira: 'TRY',
  liranin: 'TRY',
  '₩': 'KRW',
  원: 'KRW',
  krw: 'KRW',
  달러: 'USD',
  دولار: 'USD',
  dolar: 'USD',
  dolarow: 'USD',
  dolarin: 'USD',
  유로: 'EUR',
  يورو: 'EUR',
  cny: 'CNY',
}
const SIGN = Object.keys(CURRENCIES)
  .map((each) => each.replace('$', '\\$'))
  .join('|')
const AMOUNT = `(${SIGN})? ?(\\d{1,6}(?:[.,]\\d{1,2})?) ?(${SIGN})?(?![a-z0-9.,])`
/** What counts something else than money. */
const NOT_MONEY =
  '(?! ?(?:devices?|computers?|pcs?|macs?|users?|people|persons?|years?|months?|gerate|jahre?|monate?|personen|nutzer|dispositivos?|equipos|usuarios?|personas|anos?|meses|appareils?|postes?|utilisateurs?|personnes|ans?|mois|urzadze|komputer|stanowisk|lat|rok|osob|cihaz|bilgisayar|kisi|yil|ay|اجهزه|جهاز|سنه|سنوات|대|명|년|개월|台|人|年|个月|部|か月|ヶ月))'
const price = (limit: PriceLimit) => (found: readonly string[]) => {
  const [, before = '', amount = '', after = ''] = found
  return {
    price: {
      limit,
      cents: Math.round(Number(amount.replace(',', '.')) * 100),
      currency: CURRENCIES[before || after] ?? null,
    },
  }
}

const perpetual = () => ({ isPerpetual: true })
const on = (platform: Platform) => () => ({ platform })

/** What no name of a product has: it is read first, and always. */
export const PLAIN_BOUNDS: readonly Reader[] = [
  {
    pattern: word(
      [
        '(?:no|without|not|non|zero)(?: an?| any)?(?: monthly| yearly| annual)? (?:subscriptions?|subs?)',
        'subscription free|non subscription',
        '(?:ohne|keine?[mnrs]?)(?: eine?[mn]?)? (?:abos?|abonnements?|abozwang)|abofrei',
        '(?:sin|no)(?: una?)? (?:suscripcion(?:es)?|cuotas?)',
        '(?:sans|pas d|pas de)(?: une?| d)? abonnements?',
        'サブスク(?:リプション)?(?:なし|無し|以外|ではない|じゃない|不要)(?:の|で)?|月額(?:なし|不要)',
        'bez (?:abonamentu|subskrypcji|oplat(?:y)? miesieczn\\w*)',
        'aboneliksiz|abonelik (?:olmadan|yok|gerektirmeyen|istemeyen)|aylik ucret(?:siz| olmadan)',
        '(?:بدون|بلا|دون) (?:اشتراك|اشتراكات)',
        '구독 ?(?:없는|없이|없음|없|아닌|안 하는|불필요)(?:는|한)?|무구독',
        '(?:无需|不需要|不用|不要|没有|免|非|无|不)订阅制?(?:的)?',
      ].join('|'),
    ),
    read: perpetual,
  },
  {
    pattern: new RegExp(
      `(?:(?<![a-z0-9])(?:under|below|less than|cheaper than|unter|weniger als|menos de|por debajo de|moins de|moins que|ponizej|taniej niz|mniej niz|اقل من|ارخص من|تحت) |(?:低于|不到) ?)${AMOUNT}${NOT_MONEY}`,
      'u',
    ),
    read: price('below'),
  },
  {
    pattern: new RegExp(
      `(?:(?<![a-z0-9])(?:up to|max|maximum|at most|bis|bis zu|hochstens|maximal|hasta|maximo|jusqu a|do|maksymalnie|en fazla|en cok|حتي|بحد اقصي) |不超过 ?)${AMOUNT}${NOT_MONEY}`,
      'u',
    ),
    read: price('upTo'),
  },
  {
    pattern: new RegExp(
      `(${SIGN})? ?(\\d{1,6}(?:[.,]\\d{1,2})?) ?(円|元|人民币)?(?:以下|以内|之内)(?:の|で|的)?`,
      'u',
    ),
    read: price('upTo'),
  },
  {
    pattern: /()(\d{1,6}) ?(円)?未満(?:の|で)?/u,
    read: price('below'),
  },
  {
    // Korean counts money in tens of thousands.
    pattern: /(\d{1,4}) ?만 ?원 ?(이하|미만|아래|안쪽|이내)(?:의|로)?/u,
    read: ([, amount = '', limit = '']) => ({
      price: {
        limit: limit === '미만' ? 'below' : 'upTo',
        cents: Number(amount) * 1_000_000,
        currency: 'KRW',
      },
    }),
  },
  {
    pattern: new RegExp(
      `(${SIGN})? ?(\\d{1,6}(?:[.,]\\d{1,2})?) ?(${SIGN})? ?(?:이하|이내|아래)(?:의|로)?`,
      'u',
    ),
    read: price('upTo'),
  },
  {
    pattern: new RegExp(
      `(${SIGN})? ?(\\d{1,6}(?:[.,]\\d{1,2})?) ?(${SIGN})? ?미만(?:의|으로)?`,
      'u',
    ),
    read: price('below'),
  },
  {
    pattern: new RegExp(
      `(${SIGN})? ?(\\d{1,6}(?:[.,]\\d{1,2})?) ?(${SIGN})? (?:alti(?:nda)?|in altinda)(?![a-z0-9])`,
      'u',
    ),
    read: price('below'),
  },
  {
    pattern: new RegExp(
      `(?<![a-z0-9])(?:over|above|more than|uber|mehr als|mas de|plus de) ${AMOUNT}${NOT_MONEY}`,
      'u',
    ),
    read: price('above'),
  },
]

const FOR =
  '(?:(?:for|on|to|fur|auf|am|pour|sur|para|en|na|dla|علي|لنظام) )?(?:(?:my|an?|the|our|meine[mn]?|einen?|den|mon|un|le|mi|el|apple) )*'

/** What names have, too: it is read where no product is called so. The first of a kind counts. */
export const FACT_BOUNDS: readonly Reader[] = [
  {
    pattern: word(
      [
        'one time(?: (?:purchase|payment|buy|fee|licen[cs]e))?|(?:buy|pay) once|single payment',
        '(?:lifetime|perpetual|permanent|forever)(?: licen[cs]e)?',
        'einmal(?:kauf|zahlung|ig(?:er? (?:kauf|zahlung)| kaufen| zahlen)?| kaufen| zahlen)|(?:lebenslang|unbefristet|dauerhaft)(?:e[ns]?)?(?: lizenz)?|dauerlizenz|kaufversion',
        'pago unico|compra unica|(?:licencia )?(?:de por vida|perpetua|permanente)|para siempre',
        '(?:achat|paiement) unique|(?:licence )?(?:a vie|perpetuelle|definitive)',
        '(?:licencj\\w+ )?(?:dozywotni\\w*|bezterminow\\w*|wieczyst\\w*)(?: licencj\\w+)?|jednorazow\\w* (?:zakup\\w*|platnosc\\w*|oplat\\w*)',
        'omur boyu(?: lisans)?|suresiz(?: lisans)?|kalici(?: lisans)?|tek seferlik(?: (?:odeme|satin alma|alim|ucret))?',
        '(?:ترخيص )?(?:مدي حياه|دايم)|(?:شراء|دفعه) مره واحده',
        '영구(?: ?(?:라이선스|버전|사용|판))?|평생(?: ?(?:라이선스|사용))?|일회성(?: ?(?:구매|결제))?|한 ?번(?:만)? 결제',
        '買い切り(?:版|型)?(?:の)?|永久(?:版|ライセンス)?(?:の)?',
        '买断(?:制|版)?(?:的)?|一次性(?:购买|付费|买断)?(?:的)?|(?:永久|终身)(?:版|授权|许可)?(?:的)?',
      ].join('|'),
    ),
    read: perpetual,
  },
  {
    pattern: word(
      'unlimited (?:devices|computers)|(?:unbegrenzt|beliebig) viele gerate|dispositivos ilimitados|appareils illimites|台数無制限|不限设备',
    ),
    read: () => ({ devices: ENDLESS }),
  },
  {
    pattern: word(
      `(?:(?:for|up to|fur|bis zu|pour|para|hasta|jusqu a|na|dla|do|علي) )?(${NUMBER}) ?(?:devices?|computers?|pcs?|macs?|laptops?|machines?|gerate?n?|rechner|computern|ordinateurs?|appareils?|postes|dispositivos?|equipos?|ordenadores?|urzadze\\w*|komputer\\w*|stanowisk\\w*|cihaz\\w*(?: icin)?|bilgisayar\\w*(?: icin)?|اجهزه|جهاز|حواسيب|대(?:의? ?(?:pc|컴퓨터|기기|맥))?(?:용)?|개 ?기기|台(?:の?pc|の?mac|设备|电脑)?(?:用|まで)?|部设备|个设备)`,
    ),
    read: ([, count]) => ({ devices: numberOf(count) }),
  },
  {
    pattern: word(
      '(?:for )?(?:several|multiple|many|all my) (?:devices|computers|pcs)|mehrere gerate|varios (?:dispositivos|equipos)|(?:na )?(?:kilka|wiele) (?:urzadzen|komputerow)|(?:birden fazla|birkac|cok) (?:cihaz|bilgisayar)\\w*|عده اجهزه|여러 ?(?:대|기기|컴퓨터)|plusieurs (?:appareils|ordinateurs)|複数(?:台|の?デバイス)|多(?:台)?设备',
    ),
    read: () => ({ devices: 2, isAtLeast: true }),
  },
  {
    pattern: word(
      '(?:for )?(?:my |the |our )?(?:whole |entire |all )?(?:famil(?:y|ies)|household)|(?:fur )?(?:die |meine )?(?:ganze )?familien?|(?:para )?(?:toda )?(?:la |mi )?familia|(?:pour )?(?:toute )?(?:la |ma )?famille|(?:dla )?(?:calej )?rodzin\\w*|(?:tum )?aile(?:m|si|ler)?(?: icin)?|عايله|عايلي|(?:온 ?)?가족(?:용)?|家族(?:用|向け|で)?|家庭(?:用|版)?|全家',
    ),
    read: () => ({ devices: 5, isAtLeast: true }),
  },
  {
    pattern: word(
      `(?:(?:for|na|لمده) )?(${NUMBER}|${ARTICLE}) ?(?:years?|yrs?|jahre?n?|ans?|annees?|anos?|rok|lata|lat|yil(?:lik)?|سنه|سنوات|عام|年(?:間|版|用)?|년(?:간|용)?)`,
    ),
    read: ([, count]) => ({ termMonths: numberOf(count) * 12 }),
  },
  {
    pattern: word(
      `(?:for )?(${NUMBER}) ?(?:months?|monate?n?|mois|mes(?:es)?|miesiac\\w*|miesiec\\w*|ay(?:lik)?|شهر|اشهر|개월|か月|ヶ月|ヵ月|个月)`,
    ),
    read: ([, count]) => ({ termMonths: numberOf(count) }),
  },
  {
    pattern: word(
      `${FOR}(?:macos|mac os(?: x)?|macs?|macbooks?(?: air| pro)?|maca|macu|mac(?:te|ta| icin)|imacs?|osx|os x|apple computers?)|(?:マック|mac)(?:用|版|対応|向け|で)|ماك|ماك بوك|맥북?(?:용|에서|에)?|애플 ?컴퓨터|苹果(?:电脑|系统|版)?|(?<=用|在)mac`,
    ),
    read: on('macos'),
  },
  {
    pattern: word(
      `${FOR}(?:windows(?! ?(?:server|\\d))(?: (?:pc|computer|laptop)s?)?|windows 1[01](?: (?:pc|computer|laptop)s?)?|pcs?)|windowsa|windows icin|(?:ويندوز|윈도우즈?)(?:용|에서)?(?! ?\\d)|ウィンドウズ(?:用|版|対応|向け)?|windows(?:用|版|対応|向け|电脑|系统)`,
    ),
    read: on('windows'),
  },
  {
    pattern: word(
      `${FOR}android(?: (?:phone|tablet|handy)s?)?|androida|اندرويد|안드로이드(?:용)?|安卓(?:手机|版)?`,
    ),
    read: on('android'),
  },
  {
    pattern: word(`${FOR}(?:iphones?|ipads?|ios)|ايفون|아이폰(?:용)?|아이패드(?:용)?|苹果手机`),
    read: on('ios'),
  },
  { pattern: word(`${FOR}(?:linux|ubuntu)`), read: on('linux') },
]

/** Bounds of both; of a kind that both name those of the first. */
export const together = (first: Bounds, second: Bounds): Bounds => merged(first, second)

/** A text without what bounds it, and the bounds. */
export function readBounds(
  text: string,
  readers: readonly Reader[],
): { bounds: Bounds; rest: string } {
  return readers.reduce(
    ({ bounds, rest }, { pattern, read }) => {
      const found = pattern.exec(rest)
      if (!found) return { bounds, rest }
      return {
        bounds: merged(bounds, read([...found])),
        rest: `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`,
      }
    },
    { bounds: NO_BOUNDS, rest: text },
  )
}

/** Both; of a kind that both have the first. */
function merged(first: Bounds, second: Partial<Bounds>): Bounds {
  return {
    platform: first.platform ?? second.platform ?? null,
    isPerpetual: first.isPerpetual || (second.isPerpetual ?? false),
    termMonths: first.termMonths ?? second.termMonths ?? null,
    devices: first.devices ?? second.devices ?? null,
    isAtLeast: first.devices === null ? (second.isAtLeast ?? false) : first.isAtLeast,
    price: first.price ?? second.price ?? null,
  }
}
