// How long the store keeps what is about people, as the privacy page lists it in each language.

import { type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
import {
  type Periods,
  RETENTION_SETTINGS,
  type RetentionSetting,
  spanOf,
  spanText,
} from '@/lib/settings/retention'
import { FIGURES } from './figures'

type KeptDataTexts = {
  title: string
  lead: string
  columns: readonly [data: string, period: string, reason: string]
  /** Kept for ever. */
  forever: string
  /** What no setting changes. */
  orders: readonly [name: string, reason: string]
  kinds: Readonly<Record<RetentionSetting, readonly [name: string, reason: string]>>
  yours: { title: string; text: string; link: string }
}

const KEPT_DATA: Readonly<Record<TranslatedLocale, KeptDataTexts>> = {
  en: {
    title: 'What is kept, and for how long',
    lead: 'These are the periods that are set in this store at the moment. What is older is removed every night.',
    columns: ['Data', 'Kept for', 'Counted from, and why'],
    forever: 'As long as the store exists',
    orders: [
      'Orders, payments and invoices',
      'From the order: tax and accounting law asks for them. A dispute that is pending keeps them until it has ended.',
    ],
    kinds: {
      keepMessages: [
        'Messages to us, and reports of keys with their pictures',
        'The last message: to answer further questions',
      ],
      keepWithdrawals: ['Statements of withdrawal', 'Our answer: to prove what became of them'],
      keepApplications: ['Job applications', 'The application: to decide on it'],
      keepVotes: ['Votes on reviews', 'The vote: so that each counts once'],
      keepReviewReports: ['Reports of reviews', 'The decision: to answer objections to it'],
      keepQuestions: [
        'Addresses of who asked about a product',
        'The answer: to answer further questions',
      ],
      keepPaymentOrigins: [
        'Network address and browser of payments',
        'The payment: to answer if it is disputed',
      ],
      keepConsentNetworks: [
        'Network address of consents to immediate supply',
        'The consent: until claims from the order lapse',
      ],
      keepProviderEvents: [
        'What payment providers told us',
        'The notice: to answer if a payment is disputed',
      ],
      keepNotifications: [
        'What other systems were told of orders',
        'The notification: to find out what went wrong',
      ],
      keepCarts: ['Carts', 'The last change: so that the cart is still there'],
      keepReminders: ['Reminders of carts', 'The e-mail: so that nobody is reminded too often'],
      keepAlerts: [
        'Alerts about products that have ended',
        'Their end: so that links in their e-mails work',
      ],
      keepIdleAlerts: ['Alerts about products that wait', 'The request: they end then'],
      keepReaders: [
        'Addresses that asked for their library',
        'The last link: to answer requests made there',
      ],
      keepDataRequests: [
        'E-mails about access to data and erasure',
        'The e-mail: to prove that the request was answered',
      ],
      keepStaffSessions: ['Sessions of our staff', 'Their end: to find misuse'],
      keepAudit: ['What our staff changed', 'The change: to prove who did what'],
    },
    yours: {
      title: 'Get or erase your data',
      text: 'Enter your e-mail address, and we mail you a link by which you can download all that we have about it, or have it erased. You need no account.',
      link: 'To your data',
    },
  },
  de: {
    title: 'Was gespeichert wird und wie lange',
    lead: 'Diese Speicherfristen sind in diesem Shop derzeit eingestellt. Was älter ist, wird jede Nacht entfernt.',
    columns: ['Daten', 'Speicherdauer', 'Ab wann gezählt und warum'],
    forever: 'Solange es den Shop gibt',
    orders: [
      'Bestellungen, Zahlungen und Rechnungen',
      'Ab der Bestellung: Steuer- und Handelsrecht verlangen es. Ein laufender Zahlungsstreit hält sie fest, bis er beendet ist.',
    ],
    kinds: {
      keepMessages: [
        'Nachrichten an uns und Meldungen zu Schlüsseln mit ihren Bildern',
        'Letzte Nachricht: um Rückfragen zu beantworten',
      ],
      keepWithdrawals: ['Widerrufserklärungen', 'Unsere Antwort: um zu belegen, was daraus wurde'],
      keepApplications: ['Bewerbungen', 'Bewerbung: um darüber zu entscheiden'],
      keepVotes: ['Stimmen zu Bewertungen', 'Stimme: damit jede nur einmal zählt'],
      keepReviewReports: [
        'Meldungen von Bewertungen',
        'Entscheidung: um Einwände dagegen zu beantworten',
      ],
      keepQuestions: [
        'Adressen von Fragenden zu Produkten',
        'Die Antwort: um weitere Fragen zu beantworten',
      ],
      keepPaymentOrigins: [
        'Netzwerkadresse und Browser von Zahlungen',
        'Zahlung: um zu antworten, falls sie bestritten wird',
      ],
      keepConsentNetworks: [
        'Netzwerkadresse von Zustimmungen zur sofortigen Lieferung',
        'Zustimmung: bis Ansprüche aus der Bestellung verjährt sind',
      ],
      keepProviderEvents: [
        'Meldungen der Zahlungsanbieter',
        'Meldung: um zu antworten, falls eine Zahlung bestritten wird',
      ],
      keepNotifications: [
        'Was anderen Systemen über Bestellungen mitgeteilt wurde',
        'Mitteilung: um Fehler zu finden',
      ],
      keepCarts: ['Warenkörbe', 'Letzte Änderung: damit der Warenkorb noch da ist'],
      keepReminders: ['Erinnerungen an Warenkörbe', 'E-Mail: damit niemand zu oft erinnert wird'],
      keepAlerts: [
        'Beendete Produktbenachrichtigungen',
        'Ende: damit Links in ihren E-Mails funktionieren',
      ],
      keepIdleAlerts: ['Wartende Produktbenachrichtigungen', 'Anforderung: Dann enden sie'],
      keepReaders: [
        'Adressen, die ihre Bibliothek angefordert haben',
        'Letzter Link: um Anträge von dort zu beantworten',
      ],
      keepDataRequests: [
        'E-Mails zu Auskunft und Löschung',
        'E-Mail: um zu belegen, dass der Antrag beantwortet wurde',
      ],
      keepStaffSessions: ['Sitzungen unserer Mitarbeiter', 'Ende: um Missbrauch zu finden'],
      keepAudit: ['Was unsere Mitarbeiter geändert haben', 'Änderung: um zu belegen, wer was tat'],
    },
    yours: {
      title: 'Ihre Daten erhalten oder löschen',
      text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, über den Sie alles herunterladen können, was wir dazu gespeichert haben, oder es löschen lassen. Ein Konto brauchen Sie nicht.',
      link: 'Zu Ihren Daten',
    },
  },
  es: {
    title: 'Qué se conserva y durante cuánto tiempo',
    lead: 'Estos son los plazos de conservación fijados actualmente en esta tienda. Lo que es más antiguo se elimina cada noche.',
    columns: ['Datos', 'Plazo de conservación', 'Desde cuándo y por qué'],
    forever: 'Mientras exista la tienda',
    orders: [
      'Pedidos, pagos y facturas',
      'Desde el pedido: lo exige la legislación fiscal y contable. Una disputa en curso los conserva hasta que termine.',
    ],
    kinds: {
      keepMessages: [
        'Mensajes que nos envía y avisos sobre claves con sus imágenes',
        'El último mensaje: para responder a más preguntas',
      ],
      keepWithdrawals: [
        'Declaraciones de desistimiento',
        'Nuestra respuesta: para probar qué se hizo con ellas',
      ],
      keepApplications: ['Candidaturas', 'La candidatura: para evaluarla'],
      keepVotes: ['Votos sobre reseñas', 'El voto: para que cada uno cuente una vez'],
      keepReviewReports: ['Avisos sobre reseñas', 'La decisión: para responder a objeciones'],
      keepQuestions: [
        'Direcciones de quienes preguntaron por un producto',
        'La respuesta: para contestar más preguntas',
      ],
      keepPaymentOrigins: [
        'Dirección de red y navegador de los pagos',
        'El pago: para responder si se disputa',
      ],
      keepConsentNetworks: [
        'Dirección de red de los consentimientos para el suministro inmediato',
        'El consentimiento: hasta que prescriban las reclamaciones del pedido',
      ],
      keepProviderEvents: [
        'Avisos de los proveedores de pago',
        'El aviso: para responder si se disputa un pago',
      ],
      keepNotifications: [
        'Lo que se comunicó de los pedidos a otros sistemas',
        'La comunicación: para encontrar errores',
      ],
      keepCarts: ['Carritos', 'El último cambio: para que el carrito siga ahí'],
      keepReminders: [
        'Recordatorios de carritos',
        'El correo: para no recordárselo a nadie demasiado a menudo',
      ],
      keepAlerts: [
        'Alertas de productos terminadas',
        'Su fin: para que funcionen los enlaces de sus correos',
      ],
      keepIdleAlerts: ['Alertas de productos en espera', 'La solicitud: entonces terminan'],
      keepReaders: [
        'Direcciones que pidieron su biblioteca',
        'El último enlace: para responder a lo solicitado allí',
      ],
      keepDataRequests: [
        'Correos sobre acceso y supresión de datos',
        'El correo: para probar que se respondió a la solicitud',
      ],
      keepStaffSessions: ['Sesiones de nuestro personal', 'Su fin: para detectar abusos'],
      keepAudit: ['Lo que cambió nuestro personal', 'El cambio: para probar quién hizo qué'],
    },
    yours: {
      title: 'Obtener o suprimir sus datos',
      text: 'Escriba su dirección de correo y le enviaremos un enlace con el que puede descargar todo lo que tenemos sobre ella, o pedir que se suprima. No necesita cuenta.',
      link: 'Ir a sus datos',
    },
  },
  fr: {
    title: 'Ce qui est conservé, et pendant combien de temps',
    lead: 'Voici les durées de conservation fixées actuellement dans cette boutique. Ce qui est plus ancien est supprimé chaque nuit.',
    columns: ['Données', 'Durée de conservation', 'À compter de quand, et pourquoi'],
    forever: 'Tant que la boutique existe',
    orders: [
      'Commandes, paiements et factures',
      'À compter de la commande : le droit fiscal et comptable l’exige. Un litige en cours les retient jusqu’à sa fin.',
    ],
    kinds: {
      keepMessages: [
        'Messages que vous nous envoyez et signalements de clés avec leurs images',
        'Le dernier message : pour répondre à d’autres questions',
      ],
      keepWithdrawals: [
        'Déclarations de rétractation',
        'Notre réponse : pour prouver la suite donnée',
      ],
      keepApplications: ['Candidatures', 'La candidature : pour l’examiner'],
      keepVotes: ['Votes sur les avis', 'Le vote : pour que chacun ne compte qu’une fois'],
      keepReviewReports: ['Signalements d’avis', 'La décision : pour répondre aux contestations'],
      keepQuestions: [
        'Adresses de ceux qui ont posé une question sur un produit',
        'La réponse : pour répondre à d’autres questions',
      ],
      keepPaymentOrigins: [
        'Adresse réseau et navigateur des paiements',
        'Le paiement : pour répondre s’il est contesté',
      ],
      keepConsentNetworks: [
        'Adresse réseau des consentements à la fourniture immédiate',
        'Le consentement : jusqu’à la prescription des réclamations liées à la commande',
      ],
      keepProviderEvents: [
        'Avis des prestataires de paiement',
        'L’avis : pour répondre si un paiement est contesté',
      ],
      keepNotifications: [
        'Ce qui a été transmis des commandes à d’autres systèmes',
        'La transmission : pour trouver les erreurs',
      ],
      keepCarts: ['Paniers', 'La dernière modification : pour que le panier soit encore là'],
      keepReminders: ['Rappels de paniers', 'L’e-mail : pour ne relancer personne trop souvent'],
      keepAlerts: [
        'Alertes produits terminées',
        'Leur fin : pour que les liens de leurs e-mails fonctionnent',
      ],
      keepIdleAlerts: ['Alertes produits en attente', 'La demande : elles prennent alors fin'],
      keepReaders: [
        'Adresses qui ont demandé leur bibliothèque',
        'Le dernier lien : pour répondre aux demandes faites là',
      ],
      keepDataRequests: [
        'E-mails sur l’accès aux données et leur effacement',
        'L’e-mail : pour prouver que la demande a reçu une réponse',
      ],
      keepStaffSessions: ['Sessions de notre personnel', 'Leur fin : pour détecter les abus'],
      keepAudit: [
        'Ce que notre personnel a modifié',
        'La modification : pour prouver qui a fait quoi',
      ],
    },
    yours: {
      title: 'Obtenir ou effacer vos données',
      text: 'Saisissez votre adresse e-mail : nous vous envoyons un lien qui permet de télécharger tout ce que nous avons à son sujet, ou de le faire effacer. Aucun compte n’est nécessaire.',
      link: 'Vers vos données',
    },
  },
  ja: {
    title: '保管するデータと期間',
    lead: 'このストアで現在設定されている保管期間です。期間を過ぎたものは毎晩削除されます。',
    columns: ['データ', '保管期間', '起算点と理由'],
    forever: 'ストアが存続する間',
    orders: [
      '注文、支払い、請求書',
      '注文から。税法および会計法で求められています。係争中のものは、終わるまで保管します。',
    ],
    kinds: {
      keepMessages: [
        'お問い合わせと、キーに関するご報告（画像を含む）',
        '最後のメッセージから。追加のご質問にお答えするため',
      ],
      keepWithdrawals: ['撤回の申し出', '回答から。対応の結果を証明するため'],
      keepApplications: ['応募書類', '応募から。選考のため'],
      keepVotes: ['レビューへの投票', '投票から。一人一票とするため'],
      keepReviewReports: ['レビューの通報', '判断から。異議に回答するため'],
      keepQuestions: ['商品について質問した方のアドレス', '回答から。追加の質問に答えるため'],
      keepPaymentOrigins: [
        '支払いのネットワークアドレスとブラウザー',
        '支払いから。異議申し立てに答えるため',
      ],
      keepConsentNetworks: [
        '即時提供への同意のネットワークアドレス',
        '同意から。注文に関する請求権が消滅するまで',
      ],
      keepProviderEvents: [
        '決済プロバイダーからの通知',
        '通知から。支払いへの異議申し立てに答えるため',
      ],
      keepNotifications: ['注文について他のシステムに伝えた内容', '通知から。不具合を調べるため'],
      keepCarts: ['カート', '最後の変更から。カートを残しておくため'],
      keepReminders: ['カートのお知らせ', 'メールから。お知らせが多くなりすぎないようにするため'],
      keepAlerts: ['終了した商品アラート', '終了から。メール内のリンクが使えるようにするため'],
      keepIdleAlerts: ['待機中の商品アラート', 'お申し込みから。その時点で終了します'],
      keepReaders: ['ライブラリを請求したアドレス', '最後のリンクから。そこでのご請求に答えるため'],
      keepDataRequests: [
        'データの開示と削除に関するメール',
        'メールから。ご請求に答えたことを証明するため',
      ],
      keepStaffSessions: ['スタッフのセッション', '終了から。不正な使用を見つけるため'],
      keepAudit: ['スタッフが変更した内容', '変更から。誰が何をしたかを証明するため'],
    },
    yours: {
      title: 'ご自身のデータの取得と削除',
      text: 'メールアドレスを入力すると、リンクをお送りします。そのリンクから、アドレスについて保管しているすべてのデータをダウンロードすることも、削除することもできます。アカウントは必要ありません。',
      link: 'ご自身のデータへ',
    },
  },
  zh: {
    title: '保存哪些数据以及保存多久',
    lead: '以下是本店目前设定的保存期限。超过期限的数据每晚删除。',
    columns: ['数据', '保存期限', '起算时间和理由'],
    forever: '商店存续期间',
    orders: [
      '订单、付款和发票',
      '自下单起：税法和会计法要求保存。争议未结束时，相关数据保存至争议结束。',
    ],
    kinds: {
      keepMessages: [
        '发给我们的消息以及对密钥问题的报告（含图片）',
        '自最后一条消息起：以便回答后续问题',
      ],
      keepWithdrawals: ['撤回声明', '自我们答复起：以便证明处理结果'],
      keepApplications: ['求职申请', '自申请起：以便做出决定'],
      keepVotes: ['对评价的投票', '自投票起：使每票只计一次'],
      keepReviewReports: ['对评价的举报', '自作出决定起：以便答复异议'],
      keepQuestions: ['就商品提问者的邮箱地址', '自答复起：以便答复后续问题'],
      keepPaymentOrigins: ['付款的网络地址和浏览器', '自付款起：以便在发生争议时答复'],
      keepConsentNetworks: ['同意立即提供时的网络地址', '自同意起：直至与订单有关的请求权时效届满'],
      keepProviderEvents: ['支付服务商的通知', '自通知起：以便在付款发生争议时答复'],
      keepNotifications: ['告知其他系统的订单内容', '自通知起：以便查找错误'],
      keepCarts: ['购物车', '自最后一次更改起：使购物车仍在'],
      keepReminders: ['购物车提醒', '自邮件发出起：避免提醒过于频繁'],
      keepAlerts: ['已结束的商品提醒', '自结束起：使邮件中的链接有效'],
      keepIdleAlerts: ['等待中的商品提醒', '自请求起：届时结束'],
      keepReaders: ['请求打开软件库的地址', '自最后一个链接起：以便答复在那里提出的请求'],
      keepDataRequests: ['有关数据查阅和删除的邮件', '自邮件发出起：以便证明请求已得到答复'],
      keepStaffSessions: ['员工会话', '自结束起：以便发现滥用'],
      keepAudit: ['员工所做的更改', '自更改起：以便证明谁做了什么'],
    },
    yours: {
      title: '获取或删除您的数据',
      text: '输入您的电子邮箱，我们会发送一个链接，您可以通过它下载我们保存的与该邮箱有关的全部数据，或要求删除。无需账户。',
      link: '前往您的数据',
    },
  },
}

/** What is kept and for how long, by the periods in force, in the language of a page. */
export function keptData(periods: Periods, locale: string) {
  const language = textLocaleOf(locale)
  const { orders, kinds, forever, ...texts } = KEPT_DATA[language]
  const [name, reason] = orders
  const years = { count: FIGURES.retention.transactionYears, unit: 'year' } as const
  return {
    ...texts,
    language,
    rows: [
      [name, spanText(years, language), reason],
      ...RETENTION_SETTINGS.map((setting) => {
        const span = spanOf(periods, setting)
        const [kind, why] = kinds[setting]
        return [kind, span ? spanText(span, language) : forever, why]
      }),
    ],
  }
}
