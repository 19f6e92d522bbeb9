import { phraseWords, wordsBeside } from '@/lib/catalog/search/meaning/understand'
import { phrasesIn, type UseLanguage } from '@/lib/catalog/search/meaning/uses'
import { SEARCHED_PAGES, type SearchedPage } from './searched-pages'

/** What shoppers call them, as the uses of software are written (uses.ts). */
const PHRASES: Record<SearchedPage, Record<UseLanguage, string>> = {
  refundRequest: {
    en: 'request* refund*, ask refund*, claim refund*, start return*, return product*, return order*, send back',
    de: 'erstattung* beantrag*, ruckerstattung* beantrag*, geld zuruckfordern, zuruckgeben, zurucksenden',
    es: 'solicitar reembolso*, pedir reembolso*, solicitar devolucion*, devolver producto*, devolver pedido*',
    fr: 'demand* remboursement*, retourner produit*, retourner commande*, renvoyer',
    ja: '返金 申請, 返金 依頼',
    zh: '申请 退款, 申请 退货',
  },
  returns: {
    en: 'return* polic*, refund* polic*, refund*, return*, returns refund*, money back, money back guarantee*, get money back, exchange product*, cancel order*',
    de: 'ruckgabe*, erstattung*, ruckerstattung*, geld zuruck, geld zuruck garantie*, umtausch*, retoure*, bestellung stornieren, stornierung*',
    es: 'devolucion*, reembolso*, politica* devolucion*, politica* reembolso*, garantia* devolucion*, devolver, cancelar pedido*',
    fr: 'retour*, remboursement*, politique* retour*, politique* remboursement*, rembourse*, satisfait ou rembourse*, annuler commande*',
    ja: '返品, 返金, 返品 ポリシー, 返金 ポリシー, 返金 保証, キャンセル',
    zh: '退货, 退款, 退换, 退货 政策, 退款 政策, 退款 保证, 取消 订单',
  },
  withdrawal: {
    en: 'withdraw*, right withdraw*, withdraw* contract*, revoke contract*, cooling off',
    de: 'widerruf*, widerrufsrecht*, vertrag widerruf*',
    es: 'desisti*, derecho desistimiento, desisti* contrato*',
    fr: 'retracta*, droit retractation, retract*',
    ja: 'クーリングオフ, 契約 解除, 撤回',
    zh: '撤回 合同, 撤销 合同, 撤回权',
  },
  track: {
    en: 'track* order*, order track*, order status, status order, my order*, find order*, where order*, order history, my download*, download link*, lost key*, lost licen*, find key*, where key*, where licen*, where download*, my key*, my licen*, resend key*, key not received, order not received, track*',
    de: 'bestellung* verfolg*, sendungsverfolgung, bestellstatus, status bestellung*, meine bestellung*, wo bestellung*, bestellung* finden, schlussel verloren, schlussel nicht erhalten, meine schlussel, meine lizenz*, meine downloads',
    es: 'seguir pedido*, seguimiento pedido*, rastrear pedido*, estado pedido*, mi pedido, mis pedidos, donde pedido*, clave perdida, no recibi clave, mis claves, mis descargas',
    fr: 'suivre commande*, suivi commande*, statut commande*, ma commande, mes commandes, ou commande*, cle* perdue*, cle* non recue*, mes cles, mes telechargements',
    ja: '注文 追跡, 注文 確認, 注文 状況, 注文 履歴, 注文, 届かない, キー 紛失',
    zh: '订单, 订单 跟踪, 查询 订单, 订单 状态, 我的 订单, 没有 收到 密钥, 密钥 丢失',
  },
  contact: {
    en: 'contact*, contact us, customer service*, customer support, support, phone number*, telephone*, phone*, email address*, hotline, live chat, chat*, complain*, complaint*, talk someone, speak someone',
    de: 'kontakt*, kundendienst*, kundenservice*, support, telefonnummer*, telefon*, hotline, ansprechpartner*, beschwerde*, reklamation*',
    es: 'contact*, atencion cliente*, servicio cliente*, soporte, telefono*, reclamacion*, queja*',
    fr: 'contact*, nous contacter, service client*, support, assistance, telephone*, numero telephone*, reclamation*',
    ja: 'お問い合わせ, 問い合わせ, サポート, 電話 番号, 連絡先, カスタマー',
    zh: '联系, 联系 我们, 客服, 客户 服务, 电话, 投诉, 支持',
  },
  giftCards: {
    en: 'gift card*, giftcard*, gift voucher*, gift certificate*',
    de: 'geschenkkarte*, gutscheinkarte*, geschenkgutschein*',
    es: 'tarjeta* regalo*, cheque* regalo*',
    fr: 'carte* cadeau*, cheque* cadeau*',
    ja: 'ギフトカード, ギフト券',
    zh: '礼品卡, 礼品券',
  },
  business: {
    en: 'quote*, price quote*, volume discount*, volume price*, volume licen*, bulk discount*, bulk price*, bulk licen*, for compan*',
    de: 'kostenvoranschlag*, mengenrabatt*, mengenpreis*, volumenlizenz*, fur unternehmen, fur firmen',
    es: 'presupuesto*, precio* volumen, descuento* volumen, licencia* volumen, para empresas',
    fr: 'devis, tarif* degressif*, remise* volume, licence* volume, pour entreprises',
    ja: '見積, 見積書, まとめ 買い, 法人',
    zh: '报价 单, 报价, 批量 价格, 批量 采购, 企业 采购',
  },
  help: {
    en: 'help*, help cent*, faq*, question*, how buy, how order, how work*, deliver*, deliver* time*, shipping*, shipping cost*, how long deliver*, redeem*, redeem* key*, redeem* code*, activat*, activat* key*, activat* help, how activat*, install* help, payment method*, pay*, gift card*, giftcard*, voucher code*',
    de: 'hilfe*, haufige fragen, faq*, fragen, lieferung*, lieferzeit*, versand*, versandkosten, einlosen, key einlosen, code einlosen, aktivier*, aktivierung*, zahlungsart*, zahlungsmethode*, bezahl*, geschenkkarte*',
    es: 'ayuda*, preguntas frecuentes, preguntas, entrega*, plazo* entrega*, envio*, gastos envio, canjear, canjear codigo*, canjear clave*, activa*, activacion*, forma* pago*, metodo* pago*, tarjeta* regalo*',
    fr: 'aide*, questions frequentes, faq*, livraison*, delai* livraison*, frais port, utiliser code*, echanger code*, activer, activation*, moyen* paiement*, mode* paiement*, carte* cadeau*',
    ja: 'ヘルプ, よくある 質問, 配送, 納期, 届く, 引き換え, コード 引き換え, 有効化, 認証 方法, アクティベーション, 支払い 方法, ギフトカード',
    zh: '帮助, 常见 问题, 交付, 发货, 配送, 兑换, 兑换 码, 激活, 激活 方法, 支付 方式, 付款 方式, 礼品卡',
  },
  deals: {
    en: 'deal*, sale*, special offer*, offer*, discount*, coupon*, promo*, bargain*, black friday',
    de: 'angebot*, rabatt*, aktion*, sonderangebot*, gutschein*, schnappchen*, black friday',
    es: 'oferta*, descuento*, rebaja*, cupon*, promocion*, black friday',
    fr: 'promo*, offre*, remise*, solde*, reduction*, code promo, bon* plan*, black friday',
    ja: 'セール, 割引, お得, クーポン, 特価',
    zh: '优惠, 折扣, 促销, 特价, 优惠券, 打折',
  },
  requirements: {
    en: 'system requirement*, minimum requirement*, requirement*, hardware requirement*, compatib*, check computer*',
    de: 'systemanforderung*, systemvoraussetzung*, mindestanforderung*, voraussetzung*, kompatib*',
    es: 'requisito*, requisito* sistema*, requisito* minimo*, compatib*',
    fr: 'configuration requise, configuration minimale, prerequis, compatib*',
    ja: '動作 環境, システム 要件, 必要 スペック, 互換性',
    zh: '系统 要求, 系统 需求, 配置 要求, 兼容性, 最低 配置',
  },
  terms: {
    en: 'terms, terms condition*, terms service, terms use, conditions',
    de: 'agb, geschaftsbedingung*, nutzungsbedingung*',
    es: 'terminos, terminos condiciones, condiciones, condiciones uso, condiciones venta',
    fr: 'cgv, cgu, conditions generales, conditions vente, conditions utilisation',
    ja: '利用 規約, 規約',
    zh: '条款, 服务 条款, 使用 条款',
  },
  privacy: {
    en: 'privacy polic*, privacy notice*, data protection, data privacy, gdpr, delete data',
    de: 'datenschutz*, datenschutzerklarung*, dsgvo, daten loschen',
    es: 'politica* privacidad, proteccion datos, privacidad datos, rgpd',
    fr: 'politique* confidentialite, confidentialite, protection donnees, donnees personnelles, rgpd',
    ja: 'プライバシー ポリシー, 個人情報 保護, 個人情報 取',
    zh: '隐私 政策, 数据 保护, 个人 信息 保护',
  },
  legalNotice: {
    en: 'legal notice*, imprint, company details, company address, vat id, who sells',
    de: 'impressum, anbieterkennzeichnung',
    es: 'aviso legal, datos empresa, razon social',
    fr: 'mentions legales, siret, adresse societe',
    ja: '特定商取引, 会社 概要, 運営 会社',
    zh: '法律 声明, 公司 信息, 公司 地址',
  },
  about: {
    en: 'about us, about store, about company, who are you, who we are, is this legit, legit*, trustworth*',
    de: 'uber uns, wer sind sie, serios*',
    es: 'sobre nosotros, quienes somos, fiable*',
    fr: 'a propos, qui sommes nous, fiable*',
    ja: '私たち について, 店舗 情報',
    zh: '关于 我们, 关于 本店',
  },
  careers: {
    en: 'career*, job*, vacanc*, work for you, hiring',
    de: 'karriere*, stellenangebot*, jobs, stellen, bewerben',
    es: 'empleo*, trabaja nosotros, vacante*',
    fr: 'carriere*, emploi*, recrutement*, offre* emploi*',
    ja: '採用, 求人',
    zh: '招聘, 职位, 加入 我们',
  },
  newsletter: {
    en: 'newsletter*, mailing list*, unsubscribe*',
    de: 'newsletter*, abbestellen, abmelden newsletter',
    es: 'boletin*, newsletter*, darse baja',
    fr: 'newsletter*, lettre* information, desabonner',
    ja: 'ニュースレター, メルマガ',
    zh: '订阅 邮件, 新闻 通讯, 邮件 通讯',
  },
}

/** At most so many pages are meant. */
const MOST_PAGES = 2

type Named = { id: SearchedPage; phrase: readonly string[] }
const NAMED: readonly Named[] = SEARCHED_PAGES.flatMap(({ id }) =>
  Object.values(PHRASES[id]).flatMap((list) =>
    phrasesIn(list).map((phrase) => ({ id, phrase: phrase.split(' ') })),
  ),
)

/**
 * The pages that a search is about: whose names are all that it says. Those whose longest names are in it come first.
 *
 * @param text as typed so far; its last word may be a beginning
 */
export function meantPages(text: string): SearchedPage[] {
  const words = phraseWords(text)
  const meant = NAMED.flatMap(({ id, phrase }) =>
    wordsBeside(words, phrase) === '' ? { id, length: phrase.length } : [],
  ).sort((one, other) => other.length - one.length)
  return [...new Set(meant.map(({ id }) => id))].slice(0, MOST_PAGES)
}
