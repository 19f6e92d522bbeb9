import type { CurrencyCode } from './currencies'

/**
 * Where a currency is what people pay in: countries by ISO 3166-1, and the time zones of them (IANA's, as browsers call theirs).
 * The euro's are its members and those who use it by agreement.
 */
export const CURRENCY_PLACES: Record<CurrencyCode, { countries: string; zones: string }> = {
  USD: {
    countries: 'US PR GU VI AS MP EC SV',
    zones:
      'America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit America/El_Salvador America/Guayaquil America/Indiana/Knox America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis America/Juneau America/Kentucky/Monticello America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem America/Phoenix America/Puerto_Rico America/Sitka America/St_Thomas America/Yakutat Pacific/Galapagos Pacific/Guam Pacific/Honolulu Pacific/Pago_Pago Pacific/Saipan',
  },
  EUR: {
    countries:
      'AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES AD MC SM VA ME XK GF GP MQ RE YT',
    zones:
      'Africa/Ceuta America/Cayenne America/Guadeloupe America/Martinique Asia/Famagusta Asia/Nicosia Atlantic/Azores Atlantic/Canary Atlantic/Madeira Europe/Amsterdam Europe/Andorra Europe/Athens Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Busingen Europe/Dublin Europe/Helsinki Europe/Lisbon Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Monaco Europe/Paris Europe/Podgorica Europe/Riga Europe/Rome Europe/San_Marino Europe/Sofia Europe/Tallinn Europe/Vatican Europe/Vienna Europe/Vilnius Europe/Zagreb Indian/Mayotte Indian/Reunion',
  },
  GBP: {
    countries: 'GB IM JE GG',
    zones: 'Europe/Guernsey Europe/Isle_of_Man Europe/Jersey Europe/London',
  },
  JPY: {
    countries: 'JP',
    zones: 'Asia/Tokyo',
  },
  CAD: {
    countries: 'CA',
    zones:
      'America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current America/Toronto America/Vancouver America/Whitehorse America/Winnipeg',
  },
  AUD: {
    countries: 'AU NR KI TV',
    zones:
      'Antarctica/Macquarie Australia/Adelaide Australia/Brisbane Australia/Broken_Hill Australia/Darwin Australia/Eucla Australia/Hobart Australia/Lindeman Australia/Lord_Howe Australia/Melbourne Australia/Perth Australia/Sydney Pacific/Enderbury Pacific/Funafuti Pacific/Kiritimati Pacific/Nauru Pacific/Tarawa',
  },
  CHF: {
    countries: 'CH LI',
    zones: 'Europe/Vaduz Europe/Zurich',
  },
  CNY: {
    countries: 'CN',
    zones: 'Asia/Shanghai Asia/Urumqi',
  },
  INR: {
    countries: 'IN BT',
    zones: 'Asia/Calcutta Asia/Kolkata Asia/Thimphu',
  },
  KRW: {
    countries: 'KR',
    zones: 'Asia/Seoul',
  },
  BRL: {
    countries: 'BR',
    zones:
      'America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo',
  },
  MXN: {
    countries: 'MX',
    zones:
      'America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Monterrey America/Ojinaga America/Tijuana',
  },
  SGD: {
    countries: 'SG',
    zones: 'Asia/Singapore',
  },
  HKD: {
    countries: 'HK',
    zones: 'Asia/Hong_Kong',
  },
  NOK: {
    countries: 'NO SJ',
    zones: 'Arctic/Longyearbyen Europe/Oslo',
  },
  SEK: {
    countries: 'SE',
    zones: 'Europe/Stockholm',
  },
  DKK: {
    countries: 'DK FO GL',
    zones:
      'America/Danmarkshavn America/Godthab America/Scoresbysund America/Thule Atlantic/Faeroe Europe/Copenhagen',
  },
  PLN: {
    countries: 'PL',
    zones: 'Europe/Warsaw',
  },
  CZK: {
    countries: 'CZ',
    zones: 'Europe/Prague',
  },
  HUF: {
    countries: 'HU',
    zones: 'Europe/Budapest',
  },
  RUB: {
    countries: 'RU',
    zones:
      'Asia/Anadyr Asia/Barnaul Asia/Chita Asia/Irkutsk Asia/Kamchatka Asia/Khandyga Asia/Krasnoyarsk Asia/Magadan Asia/Novokuznetsk Asia/Novosibirsk Asia/Omsk Asia/Sakhalin Asia/Srednekolymsk Asia/Tomsk Asia/Ust-Nera Asia/Vladivostok Asia/Yakutsk Asia/Yekaterinburg Europe/Astrakhan Europe/Kaliningrad Europe/Kirov Europe/Moscow Europe/Samara Europe/Saratov Europe/Ulyanovsk Europe/Volgograd',
  },
  TRY: {
    countries: 'TR',
    zones: 'Europe/Istanbul',
  },
  ZAR: {
    countries: 'ZA',
    zones: 'Africa/Johannesburg',
  },
  AED: {
    countries: 'AE',
    zones: 'Asia/Dubai',
  },
  SAR: {
    countries: 'SA',
    zones: 'Asia/Riyadh',
  },
  THB: {
    countries: 'TH',
    zones: 'Asia/Bangkok',
  },
  VND: {
    countries: 'VN',
    zones: 'Asia/Ho_Chi_Minh Asia/Saigon',
  },
  IDR: {
    countries: 'ID',
    zones: 'Asia/Jakarta Asia/Jayapura Asia/Makassar Asia/Pontianak',
  },
  MYR: {
    countries: 'MY',
    zones: 'Asia/Kuala_Lumpur Asia/Kuching',
  },
  PHP: {
    countries: 'PH',
    zones: 'Asia/Manila',
  },
}
