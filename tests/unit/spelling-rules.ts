/**
 * One rule: what is never written, and what is said instead. `setting` looks at spaces and marks, so a
 * value counts as a word; otherwise only the words are read. `allowed` are ends of keys, or whole texts.
 */
export type Rule = {
  never: RegExp
  say: string
  of?: 'words' | 'setting'
  allowed?: readonly string[]
}

export type Language = { rules: Rule[] }

/** What stands in the place of a value while spaces and marks are looked at. */
export const VALUE = '\ufffc'

/** English keeps its points and spaces as the specification has them. */
const translated: Rule[] = [
  { never: /\S {2,}\S/, say: 'one space', of: 'setting' },
  { never: /\.\.\./, say: '… as one sign', of: 'setting' },
]

const english: Rule[] = [
  {
    never: /\bemails?\b/i,
    say: 'e-mail',
    allowed: [
      // Labels worded so by the specification.
      'Email',
      'Email Address',
      'Email Support',
      'Check Email',
      'Email Settings',
      'Email Delivery Settings',
      'Admin Email',
      'Careers Email',
      'Legal Email',
      'Privacy Email',
      'Refunds Email',
      'Seller Email',
      'Support Email',
      // Amazon calls its service so.
      'plugins:catalogue.amazon-ses.description',
      // It names two fields.
      'settings:notes.owner-mails',
      // A field of the API.
      'words.field.email',
    ],
  },
  {
    never: /\blicenses?\b/i,
    say: 'licence',
    allowed: ['License', 'License Issues', 'Licenses & Legal', 'words.field.license'],
  },
  { never: /\bcan not\b/i, say: 'cannot' },
  { never: /\bstands in your\b/i, say: 'is in' },
  { never: /\bcolors?\b/i, say: 'colour', allowed: ['Primary Color', 'Secondary Color'] },
  { never: /\blog-?in to\b/i, say: 'sign in to', allowed: ['Login to Admin Panel'] },
]

/** Per cent are set off by a space in German, Spanish and French; these quote what is typed. */
const TYPED_PER_CENT = ['products.volumePriceLines', 'productDialog.volumePricesHint']

const german: Rule[] = [
  { never: /["”«»]/, say: '„…“' },
  {
    never: /\b(?:[Dd]u|[Dd]ein(?:e[mnrs]?)?|[Dd]ir|[Dd]ich|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?)\b/,
    say: 'Sie',
  },
  { never: /\d%/, say: '… %', of: 'setting', allowed: TYPED_PER_CENT },
  {
    never: /\bE-?mails?\b|\beMail/,
    say: 'E-Mail',
    allowed: ['catalogue.amazon-ses.description'],
  },
  { never: /Rückerstatt|Rückzahlung/, say: 'Erstattung' },
  { never: /Einkaufswagen|Einkaufskorb/, say: 'Warenkorb' },
  { never: /Checkout/, say: 'Kasse', allowed: ['PayPal Checkout'] },
  { never: /Herausgeber/, say: 'Hersteller' },
  { never: /nichts (?:erneut )?berechnet/, say: 'nichts abgebucht' },
  { never: /Kennwort/, say: 'Passwort' },
  { never: /[Ee]inloggen|[Ee]ingeloggt/, say: 'anmelden' },
  { never: /Rezension/, say: 'Bewertung' },
  { never: /\bStore\b|Webshop|Onlineshop/, say: 'Shop' },
  { never: /Zahlungs(?:methode|weise)/, say: 'Zahlungsart' },
  { never: /Geschenkgutschein|Gutscheinkarte/, say: 'Geschenkkarte' },
]

const spanish: Rule[] = [
  { never: /["“”„]/, say: '«…»' },
  {
    never:
      /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|eres|tienes|puedes|quieres|necesitas|deseas|inténtalo|introdúcelo|escríbenos|cuéntanos|ponte)(?!\p{L})/iu,
    say: 'usted',
  },
  {
    never: /^[^¿]*[\p{L}\d]\?(?=\s|$|»)/u,
    say: '¿…?',
    // An English text.
    allowed: ['settings:hints.notFoundHint'],
  },
  { never: /^[^¡]*!/, say: '¡…!' },
  { never: /\d%/, say: '… %', of: 'setting', allowed: TYPED_PER_CENT },
  {
    never: /\be-?mails?\b/i,
    say: 'correo electrónico (the address), correo (the message)',
    allowed: ['catalogue.amazon-ses.description'],
  },
  { never: /\bagreg[aóu]/i, say: 'añadir' },
  { never: /\bcesta\b/i, say: 'carrito' },
  {
    never: /\beditor(?:es)?\b/i,
    say: 'fabricante',
    allowed: ['seo:dialog.editor', 'seo:fields.publisher'],
  },
  { never: /métodos? de pago/i, say: 'forma de pago' },
  { never: /\bcaja\b/i, say: 'pago', allowed: ['home.why.text'] },
  { never: /tarjetas? de regalo/i, say: 'tarjeta regalo' },
  { never: /código (?:promocional|de descuento)/i, say: 'código de cupón' },
  { never: /newsletter/i, say: 'boletín', allowed: ['words.newMailing'] },
  { never: /back-?office/i, say: 'panel de administración' },
  { never: /fecha de vencimiento/i, say: 'fecha de caducidad' },
]

const french: Rule[] = [
  { never: /[ \u00a0][:;!?»%](?!\w)|«[^\u202f]/, say: 'a narrow no-break space', of: 'setting' },
  {
    never: /[\p{L}\d][;!?»](?=\s|$)|\p{L}:(?=\s|$)/u,
    say: 'a space before : ; ! ? »',
    of: 'setting',
    allowed: [
      // A scheme, a header and an English text.
      'licences.fileMustBeData',
      'products.imagePathOrData',
      'staff:apiKeys.empty',
      'settings:hints.notFoundHint',
    ],
  },
  { never: /\p{L}'\p{L}/u, say: '’', of: 'setting' },
  { never: /["“”„]/, say: '« … »' },
  { never: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu, say: 'vous' },
  {
    never: /(?<![-\w])(?:[Ee]mails?|mails?|[Cc]ourriels?)(?![-.\w])/,
    say: 'e-mail',
    allowed: ['catalogue.amazon-ses.description'],
  },
  { never: /cartes?-cadeaux?|chèques?[ -]cadeaux?/i, say: 'carte cadeau' },
  { never: /(?<!\?)\bcoupons?\b/i, say: 'code promo' },
  { never: /\b[Cc]e bon\b/, say: 'code promo' },
  { never: /magasin/i, say: 'boutique' },
  { never: /réglages?/i, say: 'paramètres' },
  { never: /modes? de paiement/i, say: 'moyen de paiement' },
  { never: /licences? logicielles?/i, say: 'licence de logiciel' },
  { never: /\bplugins?\b/i, say: 'extension' },
  { never: /panneau d’administration/i, say: 'back-office' },
  { never: /\bInternet\b/, say: 'internet' },
]

const CJK = '[\\u3005-\\u3007\\u3040-\\u30ff\\u4e00-\\u9fff]'
const between = (before: string, after: string) => new RegExp(`${before}${after}`)

const japanese: Rule[] = [
  {
    never: between(CJK, ` [A-Za-z0-9#{$${VALUE}]`),
    say: 'no space before Latin letters and digits',
    of: 'setting',
    // What is typed into a search, word by word.
    allowed: ['words.backups', 'words.supplierFeeds'],
  },
  {
    never: between(`[A-Za-z0-9#}%${VALUE}]`, ` ${CJK}`),
    say: 'no space after Latin letters and digits',
    of: 'setting',
    allowed: ['words.backups', 'words.notifications', 'words.supplierFeeds'],
  },
  {
    never: /[。、！？：；（）「」] \S|\S [。、！？：；（）「」]/,
    say: 'no space beside full-width marks',
    of: 'setting',
  },
  {
    never: between(CJK, '(?:[,;!?]|:(?!//)|\\.(?=$| ))'),
    say: '、；！？：。',
    of: 'setting',
    // Part of an address.
    allowed: ['settings:notes.channels'],
  },
  { never: between(CJK, ' ?\\('), say: '（…）', of: 'setting' },
  { never: /["“”]/, say: '「…」' },
  { never: /[Ee] ?メール|電子メール/, say: 'メール' },
  {
    never:
      /(?:フォルダ|カテゴリ|ブラウザ|プロバイダ|ユーザ|サーバ|コンピュータ|フッタ|ヘッダ)(?!ー)/,
    say: 'with ー',
  },
  { never: /サインイン|サインアウト/, say: 'ログイン・ログアウト' },
  { never: /払い?戻/, say: '返金' },
  { never: /メールマガジン|メルマガ/, say: 'ニュースレター', allowed: ['words.newMailing'] },
  { never: /チェックアウト/, say: '購入手続き' },
  { never: /バックオフィス/, say: '管理画面' },
  { never: /店舗|当ストア/, say: 'ストア (当店, where the store speaks of itself)' },
  { never: /決済代行|決済プロバイダー|カード決済会社/, say: '決済事業者' },
  { never: /発行元|出版社/, say: 'メーカー' },
  { never: /決済サービス(?!に接続)/, say: '決済事業者' },
  { never: /決済方法/, say: '支払い方法' },
  { never: /返金伝票/, say: '返金明細書' },
  { never: /返金リクエスト/, say: '返金申請' },
  { never: /Webサイト/, say: 'ウェブサイト' },
  { never: /下さい|出来/, say: 'ください・できる' },
]

const chinese: Rule[] = [
  {
    never: between(CJK, '[A-Za-z0-9]'),
    say: 'a space before Latin letters and digits',
    of: 'setting',
  },
  {
    never: between('[A-Za-z0-9%]', CJK),
    say: 'a space after Latin letters and digits',
    of: 'setting',
  },
  { never: /[。，、！？：；（）“”「」] \S/, say: 'no space after full-width marks', of: 'setting' },
  { never: between(CJK, '(?:[,;!?]|:(?!//)|\\.(?=$| ))'), say: '，；！？：。', of: 'setting' },
  { never: between(CJK, ' ?\\('), say: '（…）', of: 'setting' },
  { never: /\d %/, say: 'no space before %', of: 'setting' },
  { never: /["「」]/, say: '“…”' },
  { never: /你/, say: '您' },
  { never: /(?<!应用)商店|商城/, say: '店铺 (本店, where the store speaks of itself)' },
  { never: /顾客/, say: '买家' },
  { never: /提供商/, say: '服务商' },
  { never: /发行商/, say: '软件厂商' },
  { never: /登陆/, say: '登录' },
  { never: /帐/, say: '账' },
  { never: /电邮/, say: '电子邮件' },
  { never: /新闻(?:通讯|邮件)/, say: '电子报' },
  { never: /优惠券|折扣码/, say: '优惠码' },
  { never: /支付方式/, say: '付款方式' },
  { never: /贷记凭证|红字发票/, say: '贷项通知单' },
  { never: /资料库/, say: '软件库' },
]

/** Every language with the rules that docs/voice.md gives reasons for. */
export const LANGUAGES: Record<string, Language> = {
  en: { rules: english },
  de: { rules: [...translated, ...german] },
  es: { rules: [...translated, ...spanish] },
  fr: { rules: [...translated, ...french] },
  ja: { rules: [...translated, ...japanese] },
  zh: { rules: [...translated, ...chinese] },
}
