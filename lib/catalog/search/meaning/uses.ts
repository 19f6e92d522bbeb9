/** The languages that have words for uses from the start. */
export const USE_LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'zh'] as const
export type UseLanguage = (typeof USE_LANGUAGES)[number]

/** The language of these that a text names, such as the locale of a page; `null`: none of them. */
export const usesLanguageOf = (name: string | null | undefined): UseLanguage | null =>
  USE_LANGUAGES.find((each) => each === name) ?? null

/**
 * What software is for. Phrases are folded words apart by spaces, a word with an asterisk begins so; they may be typed in any
 * order, with words that say nothing between them, and parts of scripts without spaces anywhere.
 */
export type Use = {
  id: string
  /** What shoppers call it. */
  phrases: Readonly<Record<UseLanguage, string>>
  /** What texts of such products say, in whichever language: any of these phrases. */
  says: string
  /** What such products, or their categories, are called by. */
  named: string
  /** Another use whose products do as well. */
  like?: string
  /** It says who somebody is: beside what is to be done it only prefers. */
  isTrade?: true
}

/** Phrases of a list that is written with commas between them. */
export const phrasesIn = (list: string): string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/**
 * The uses and trades that a store understands from the start. They name words that any product may have, none of a
 * certain one.
 */
export const USES: readonly Use[] = [
  {
    id: 'video-editing',
    phrases: {
      en: 'edit* video*, edit* movie*, edit* film*, edit* clip*, edit* footage, cut* video*, cut* film*, mak* movie*, mak* video*, mak* film*, creat* video*, video production, movie maker, film maker*, filmmak*, videograph*, youtuber*, youtube, vlog*, stream*',
      de: 'videoschnitt, videobearbeit*, filmschnitt, video* schneid*, video* bearbeit*, film* schneid*, film* bearbeit*, video* erstell*, filmemacher*',
      es: 'edi* video*, edi* pelicula*, montar video*, hacer video*, cortar video*, crear video*, montaje video*, videograf*',
      fr: 'mont* video*, edit* video*, couper video*, mont* film*, creer video*, faire video*, faire film*, videast*',
      ja: '動画 編集, ビデオ 編集, 映像 編集, 動画 作, 映画 編集, 映像 制作',
      zh: '视频 剪辑, 视频 编辑, 剪 视频, 影片 剪辑, 影片 编辑, 剪辑, 视频 制作, 做 视频',
    },
    says: 'video* editing, video* editor, movie editing, videobearbeitung, videoschnitt, montage video, edicion video, 動画編集, 视频编辑, 视频剪辑',
    named: 'video*, movie*, film*',
  },
  {
    id: 'photo-editing',
    phrases: {
      en: 'edit* photo*, edit* picture*, edit* image*, edit* pics, retouch*, touch up photo*, improve photo*, fix photo*, raw photo*, photo* editor*, develop raw, remov* background*, remov* object* photo*',
      de: 'bildbearbeit*, fotobearbeit*, foto* bearbeit*, bild* bearbeit*, foto* retusch*, retusch*, hintergrund entfern*',
      es: 'edi* foto*, retoc* foto*, retoque*, edi* imagen*, arreglar foto*, quitar fondo',
      fr: 'retouch*, modifi* photo*, edit* photo*, edit* image*, mont* photo*, trait* photo*, supprimer arriere plan',
      ja: '写真 編集, 画像 編集, 写真 加工, 画像 加工, レタッチ, 写真 補正, 写真 現像, raw 現像',
      zh: '修图, p图, 照片 编辑, 图片 编辑, 图片 处理, 照片 处理, 照片 修, 图像 编辑, 抠图',
    },
    says: 'photo* editing, photo* editor, image* editor, image* editing, retouch*, raw development, raw files, raw support, bildbearbeitung, fotobearbeitung, retouche photo*, edicion foto*, 写真編集, 画像編集, 图片编辑, 照片编辑',
    named: 'photo*, foto*, picture*, image*',
  },
  {
    id: 'photographer',
    isTrade: true,
    phrases: {
      en: 'photograph*',
      de: 'fotograf*',
      es: 'fotograf*',
      fr: 'photograph*',
      ja: 'カメラマン, 写真家, フォトグラファー, 写真',
      zh: '摄影, 照片',
    },
    says: 'photograph*, fotograf*',
    named: 'photograph*',
    like: 'photo-editing',
  },
  {
    id: 'music',
    phrases: {
      en: 'mak* music, creat* music, produc* music, writ* music, compos*, compos* music, record* music, record* song*, record* band, mak* song*, writ* song*, mak* beat*, produc* beat*, beat mak*, beatmak*, produc* track*, music production, music producer*, producer*, musician*, songwriter*, singer*, dj, djs, daw, home studio, audio production, mix* music',
      de: 'musik mach*, musik produz*, musik produktion, musikproduktion, musikproduzent*, musik komponier*, komponier*, musik aufnehm*, musik erstell*, song* schreib*, beat* bau*, beat* mach*, musiker*',
      es: 'hacer musica, crear musica, produ* musica*, compo* musica, grabar musica, grabar cancion*, hacer beat*, musico*',
      fr: 'faire musique, faire son, creer musique, compos* musique, produ* musi*, enregistrer musique, musicien*, beatmak*, mao',
      ja: '音楽 制作, 音楽 作, 作曲, 楽曲, dtm, ミュージシャン, 曲 作, 音楽 録音',
      zh: '音乐 制作, 制作 音乐, 做 音乐, 作曲, 编曲, 音乐人, 录音, 写歌, 音乐 创作',
    },
    says: 'music software, recording music, mixing music, composing music, music production, midi, vst, songs loops, musikproduktion, produccion musical, production musicale, 音楽制作, 音乐制作',
    named: 'music*, musik*, audio*, song*, beat*',
  },
  {
    id: 'audio-editing',
    phrases: {
      en: 'edit* audio, audio edit*, edit* sound*, record* audio, record* voice*, podcast*, record* podcast*, record* vocal*',
      de: 'audio* bearbeit*, audiobearbeitung, ton bearbeit*, podcast*, stimme aufnehm*',
      es: 'edi* audio, grabar audio, grabar voz, podcast*',
      fr: 'edit* audio, mont* audio, enregistrer voix, enregistrer audio, podcast*',
      ja: '音声 編集, 音声 録音, ポッドキャスト, 録音',
      zh: '音频 编辑, 音频 剪辑, 播客, 录音',
    },
    says: 'audio editing, audio recording, recording audio, audio tracks, audio clips, audio restoration',
    named: 'audio*, sound*',
  },
  {
    id: 'drawing',
    phrases: {
      en: 'draw*, draw* tablet*, graphics tablet*, drawing tablet*, paint*, paint* tablet*, digital paint*, digital art*, sketch*, comic*, manga, cartoon*, artist*, illustration*, illustrat*',
      de: 'zeichn*, zeichn* tablet*, malen, malen tablet*, malprogramm*, grafiktablet*, illustr*, skizz*, kunstler*, comic*',
      es: 'dibuj*, dibuj* tablet*, dibuj* tableta*, pintar, pintura digital, tableta grafica, ilustrar, ilustracion*, ilustrador*, artista*',
      fr: 'dessin*, dessin* tablette*, tablette graphique, peindre, peinture*, illustra*, artiste*, croquis, bd',
      ja: 'お絵かき, お絵描き, イラスト, 絵 描, 描画, 漫画, 液タブ, ペンタブ',
      zh: '绘画, 画画, 插画, 绘图, 漫画, 数位板, 手绘, 画图',
    },
    says: 'graphics tablet*, natural media, brushes, painterly, drawing, illustration*',
    named: 'draw*, paint*, sketch*, illustrat*',
  },
  {
    id: 'graphic-design',
    phrases: {
      en: 'graphic* design*, design* logo*, mak* logo*, creat* logo*, logo*, logo* maker, vector*, vector graphic*, design* poster*, design* icon*, design* packag*, web design*, sign mak*, t shirt design*, design* t shirt*, designer*, design*',
      de: 'grafik*, grafik design*, grafikdesign*, logo*, logo* erstell*, logo* gestalt*, logo* entwerf*, vektor*, vektorgrafik*, gestalter*',
      es: 'disen*, disen* grafic*, logo*, disen* logo*, crear logo*, hacer logo*, vector*',
      fr: 'graphis*, logo*, cre* logo*, faire logo*, vectoriel*, dessin* vectoriel*, design* graphi*, infograph*',
      ja: 'ロゴ, ロゴ 作, デザイン, グラフィック, ベクター, デザイナー',
      zh: 'logo, logo 设计, 设计, 平面 设计, 矢量, 标志 设计, 设计师, 做 logo',
    },
    says: 'vector*, logos, graphic* design*, artboards, vektor*',
    named: 'graphic*, design*, illustrat*, draw*',
  },
  {
    id: 'page-layout',
    phrases: {
      en: 'page layout*, layout*, desktop publish*, mak* magazine*, mak* brochure*, mak* flyer*, mak* poster*, mak* leaflet*, mak* book*, design* brochure*, design* flyer*, design* magazine*, design* book*, design* leaflet*, layout book*, layout magazine*, publish* book*, publish* magazine*, brochure*, flyer*, leaflet*',
      de: 'layout*, desktop publishing, broschur*, broschur* erstell*, broschur* gestalt*, flyer*, flyer* erstell*, flyer* gestalt*, zeitschrift* gestalt*, zeitschrift* layout*, buch* setzen, buch* gestalt*, plakat* gestalt*, dtp',
      es: 'maquet*, maquet* revista*, folleto*, hacer folleto*, disen* folleto*, revista*, cartel*, maquet* libro*',
      fr: 'mise page*, mise page* livre*, mise page* magazine*, brochure*, cre* brochure*, faire brochure*, flyer*, cre* flyer*, affiche*, depliant*, pao',
      ja: 'レイアウト, 冊子, チラシ, チラシ 作, dtp, ポスター, パンフレット, 組版',
      zh: '排版, 海报, 宣传册, 杂志, 杂志 排版, 传单, 书籍 排版',
    },
    says: 'page layout, brochures, magazines, mise page, maquetacion, 排版',
    named: 'publish*, layout*',
  },
  {
    id: 'antivirus',
    phrases: {
      en: 'virus*, virus* protect*, protect* virus*, protect* malware, protect* hacker*, protect* hack*, protect* ransomware, protect* computer*, protect* pc*, protect* laptop*, protect* phone*, protect* online, protect*, secure computer*, secure pc*, remov* virus*, remov* malware, remov* trojan*, stop virus*, stop hacker*, malware, anti malware, ransomware, spyware, adware, trojan*, virus* scan*, cyber security, cybersecurity, computer security, pc security, online security, safe brows*, safe internet, safe online, internet security, security',
      de: 'vir*, virenschutz*, vir* schutz*, vir* entfern*, schutz* schadsoftware, schadsoftware, schutz* hacker*, schutz* pc, schutz* computer, schutz* trojaner*, trojaner*, computer schutz*, pc schutz*, virenprogramm*, sicherheitssoftware, computersicherheit, internetsicherheit, sicherheit, schutz',
      es: 'virus, proteg* virus, protec* virus, proteger ordenador*, proteger computadora*, proteger pc, proteger movil*, proteger, eliminar virus, quitar virus, seguridad informatica, seguridad internet, seguridad ordenador*, programa malicioso*, malware, hacker*, seguridad',
      fr: 'virus, proteg* virus, protec* virus, proteger ordinateur*, proteger pc, proteger telephone*, proteger, supprim* virus, enlever virus, contre virus, securite informatique, securite internet, logiciel* malveillant*, malveillant*, malware, pirat*, securite',
      ja: 'ウイルス, ウィルス, ウイルス 対策, ウイルス 駆除, ウイルス 守, セキュリティ, セキュリティ 対策, マルウェア, ランサムウェア',
      zh: '病毒, 杀毒, 防毒, 病毒 防护, 防 病毒, 木马, 恶意软件, 安全软件, 电脑 安全, 网络 安全, 勒索软件, 保护 电脑',
    },
    says: 'antivirus, malware, ransomware, virus*, virenschutz, ウイルス対策, 杀毒软件',
    named: 'antivirus, security, protection',
  },
  {
    id: 'parental-control',
    phrases: {
      en: 'parental control*, protect* kid*, protect* child*, kid* safe*, child* safe*, kids, screen time, block website*',
      de: 'kindersicher*, kinder schutz*, jugendschutz, bildschirmzeit, kinder',
      es: 'control* parental*, proteger nino*, proteger hijo*, ninos',
      fr: 'controle* parental*, proteger enfant*, enfants',
      ja: '保護者, ペアレンタル, 子供, 子ども',
      zh: '家长 控制, 儿童, 孩子, 保护 孩子',
    },
    says: 'parental control*, children, kinder, 保護者',
    named: 'parental*, family, kids',
  },
  {
    id: 'privacy',
    phrases: {
      en: 'vpn*, privacy, private brows*, brows* privately, hide ip*, anonymous*, surf* anonymous*, public wifi, public wi fi, hide location',
      de: 'vpn, privatsphare, anonym surf*, anonym*, datenschutz software, ip verberg*',
      es: 'vpn, privacidad, navegar anonim*, ocultar ip, anonim*',
      fr: 'vpn, vie privee, navig* anonym*, masquer ip, anonym*, cacher ip',
      ja: 'vpn, プライバシー, 匿名',
      zh: 'vpn, 隐私, 匿名, 隐藏 ip',
    },
    says: 'vpn, privacy, privatsphare',
    named: 'vpn, privacy',
  },
  {
    id: 'passwords',
    phrases: {
      en: 'password* manag*, manag* password*, stor* password*, sav* password*, remember password*, password* safe',
      de: 'passwort* manager*, passworter speicher*, passworter verwalt*, passwortmanager*, passwortverwaltung',
      es: 'gest* contrasen*, guardar contrasen*, administra* contrasen*',
      fr: 'gest* mot* passe, enregistrer mot* passe, gestionnaire mot* passe',
      ja: 'パスワード 管理',
      zh: '密码 管理, 保存 密码',
    },
    says: 'password manager*, password*',
    named: 'password*',
  },
  {
    id: 'identity',
    phrases: {
      en: 'identity theft, identity protect*, protect* identity, dark web, data leak*, scam*',
      de: 'identitat* schutz*, identitatsdiebstahl, darknet, datenleck*',
      es: 'robo identidad, proteger identidad, dark web',
      fr: 'vol identite, protec* identite, dark web, usurpation identite',
      ja: '個人情報, ダークウェブ, なりすまし',
      zh: '身份 盗用, 身份 保护, 暗网',
    },
    says: 'identity, dark web',
    named: 'identity',
  },
  {
    id: 'accounting',
    phrases: {
      en: 'bookkeep*, book keep*, keep* books, do books, account books, accountant*, accounts, accounting, do accounts, invoic*, writ* invoice*, send* invoice*, creat* invoice*, bill* client*, bill* customer*, payroll, pay employee*, pay staff, track expense*, business expense*, business finance*, manage inventory, inventory, general ledger, ledger',
      de: 'buchhalt*, buchfuhr*, rechnung* schreib*, rechnung* erstell*, rechnungsprogramm*, lohnabrechn*, lohnbuchhalt*, faktur*, finanzbuchhalt*, warenwirtschaft',
      es: 'contab*, contador*, factur*, hacer factur*, nomina*, llevar cuentas, teneduria libros, inventario*',
      fr: 'comptab*, compta, expert comptab*, factur*, faire factur*, paie, fiche* paie, tenir comptes, tenue comptes, inventaire*',
      ja: '会計, 帳簿, 請求書, 請求書 作, 簿記, 経理, 給与 計算, 在庫',
      zh: '会计, 记账, 做账, 开票, 财务, 财务 软件, 工资, 库存, 进销存',
    },
    says: 'accounting, bookkeeping, invoices payroll, invoices bills, invoices bank, buchhaltung, comptabilite, contabilidad, 会計, 会计',
    named: 'accounting, books, bookkeeping, invoice*',
  },
  {
    id: 'personal-finance',
    phrases: {
      en: 'personal finance*, budget*, mak* budget*, plan* budget*, household budget*, home budget*, family budget*, manage money, track money, track spending, spending, household account*, home finance*, manage finance*, household finance*, check bank account*',
      de: 'haushaltsbuch, finanz* verwalt*, private finanz*, budget*, budget* plan*, geld verwalt*, ausgaben, haushaltskasse',
      es: 'finanzas personales, finanzas domesticas, presupuesto*, presupuesto familiar, gastos, controlar gastos, gestionar dinero, economia domestica',
      fr: 'finances personnelles, budget*, gerer budget*, gerer argent, depenses, suivre depenses, gerer compte*, budget familial',
      ja: '家計簿, 家計, 資産 管理, お金 管理',
      zh: '理财, 个人 财务, 家庭 记账, 家庭 预算, 预算, 个人 理财, 管理 钱',
    },
    says: 'personal finance*, spending plan, budgets bank, budgets savings, budgets accounts, household finance*',
    named: 'finance*, money, budget*',
  },
  {
    id: 'investing',
    phrases: {
      en: 'invest*, investor*, track invest*, stock* portfolio*, portfolio*, track stock*, shares',
      de: 'geldanlage*, anleger*, aktien*, depot*, aktien* verwalt*',
      es: 'invers*, acciones, cartera inversion*',
      fr: 'investi*, bourse, actions, portefeuille*',
      ja: '投資, 株, 資産 運用',
      zh: '投资, 股票, 基金',
    },
    says: 'investment*, portfolio*, investors',
    named: 'invest*, premier',
  },
  {
    id: 'landlord',
    isTrade: true,
    phrases: {
      en: 'landlord*, rental propert*, rent out, manage propert*, manage rental*, tenant*, rental income',
      de: 'vermiet*, mietverwalt*, mieter*, hausverwalt*, immobilien verwalt*',
      es: 'arrendador*, casero*, alquiler*, gestionar alquiler*, inquilino*',
      fr: 'bailleur*, location immobil*, gestion locative, locataire*, proprietaire*',
      ja: '大家, 賃貸, 家賃',
      zh: '房东, 出租, 租房 管理',
    },
    says: 'landlord*, tenant*',
    named: 'rental*',
  },
  {
    id: 'tax',
    phrases: {
      en: 'tax*, do tax*, file tax*, fil* tax*, prepar* tax*, tax* return*, income tax*, tax* prepar*, tax* declar*, irs, tax* refund, tax* advis*',
      de: 'steuer*, steuererklarung*, steuererklarung* mach*, steuern mach*, steuerberat*, finanzamt, einkommensteuer*',
      es: 'impuesto*, hacer impuesto*, declarar impuesto*, declaracion renta, declaracion impuesto*, hacienda, asesor fiscal, fiscal*',
      fr: 'impot*, declar* impot*, declar* revenu*, faire impot*, fiscal*, fisc, conseiller fiscal',
      ja: '確定申告, 税金, 税, 税理士, 税務',
      zh: '报税, 税务, 税, 纳税, 个税, 税务师',
    },
    says: 'tax return*, tax software, tax preparation, federal return*, steuererklarung, declaration revenus',
    named: 'tax*, steuer*',
  },
  {
    id: 'pdf',
    phrases: {
      en: 'pdf*, edit* pdf*, chang* pdf*, sign* pdf*, sign* document*, sign contract*, sign electronic*, merg* pdf*, combin* pdf*, convert* pdf*, pdf* word, fill* pdf*, fill* form*, split* pdf*, creat* pdf*, pdf* writer, annotate pdf*, protect pdf*',
      de: 'pdf*, pdf* bearbeit*, pdf* erstell*, pdf* unterschreib*, dokument* unterschreib*, vertrag* unterschreib*, pdf* zusammen*, pdf* umwandel*, pdf* ausfull*, pdf* word, formular* ausfull*',
      es: 'pdf*, edit* pdf*, firmar pdf*, firmar document*, unir pdf*, convertir pdf*, rellenar pdf*, rellenar formulario*, pdf* word',
      fr: 'pdf*, modifi* pdf*, edit* pdf*, sign* pdf*, sign* document*, fusionn* pdf*, convert* pdf*, rempl* pdf*, rempl* formulaire*, pdf* word',
      ja: 'pdf, pdf 編集, pdf 結合, pdf 変換, pdf 署名, 電子 署名, 書類 署名',
      zh: 'pdf, pdf 编辑, pdf 合并, pdf 转换, pdf 转 word, 电子 签名, 签署 文件, 编辑 pdf',
    },
    says: 'pdf editing, pdf files, pdf documents, pdf program, edit* pdf*',
    named: 'pdf*',
  },
  {
    id: 'text-recognition',
    phrases: {
      en: 'ocr, text recogni*, recogni* text, scan* document*, scan* paper*, scan* text, scan* word, scan* pdf*, read* scan*, digiti* document*, digiti* paper*, paper pdf*',
      de: 'ocr, texterkenn*, dokument* scann*, dokument* digitalisier*, scan* text, papier digitalisier*, schrifterkennung',
      es: 'ocr, reconocimiento texto*, reconoc* texto*, escanear document*, digitalizar document*, escanear',
      fr: 'ocr, reconnaissance texte*, reconnaissance caractere*, numeris* document*, scann* document*, numeris*',
      ja: 'ocr, 文字 認識, 書類 スキャン, 紙 スキャン, スキャン',
      zh: 'ocr, 文字 识别, 扫描, 扫描 文件, 识别 文字',
    },
    says: 'text recognition, optical character recognition, ocr, texterkennung, 文字認識, 文字识别',
    named: 'ocr, reader, scan*',
  },
  {
    id: 'office',
    phrases: {
      en: 'writ* document*, writ* letter*, writ* essay*, writ* report*, writ* thesis, writ* resume*, writ* cv, writ* novel*, writ* book*, writ* paper*, writer*, author*, type document*, word process*, spreadsheet*, mak* spreadsheet*, creat* spreadsheet*, mak* presentation*, creat* presentation*, presentation*, slide*, slideshow*, office work, office software, office program, work home, home office, office suite',
      de: 'textverarbeit*, tabellenkalk*, tabelle* erstell*, brief* schreib*, text* schreib*, bericht* schreib*, dokument* schreib*, bewerbung* schreib*, hausarbeit* schreib*, buch* schreib*, prasentation*, prasentation* erstell*, burosoftware, buro*, homeoffice, autor*',
      es: 'procesador* texto*, hoja* calculo, escribir document*, escribir carta*, escribir libro*, escribir texto*, presentacion*, hacer presentacion*, ofimatica, oficina, escritor*, teletrabajo',
      fr: 'traitement* texte*, tableur*, ecrire document*, ecrire lettre*, ecrire livre*, redig*, presentation*, faire presentation*, diaporama*, bureautique, bureau, ecrivain*, teletravail',
      ja: '文書 作成, 書類 作成, 表計算, ワープロ, プレゼン, 資料 作成, 文章 書, レポート, 在宅 勤務',
      zh: '文档, 写 文档, 电子 表格, 表格, 写 文章, 幻灯片, 做 ppt, 文字 处理, 演示 文稿, 办公, 写 论文, 写 信',
    },
    says: 'word excel, word processor, spreadsheet*, powerpoint, textverarbeitung, traitement texte, procesador texto*, 表計算, 电子表格',
    named: 'office',
  },
  {
    id: 'email',
    phrases: {
      en: 'send* email*, send* e mail*, email*, email* program*, e mail program*, email* client*, calendar*, business email*, email calendar',
      de: 'email*, e mail*, mailprogramm*, e mail programm*, kalender*, mails schreib*',
      es: 'correo*, correo electronico, enviar correo*, calendario*',
      fr: 'courriel*, e mail*, messagerie, envoyer mail*, calendrier*, agenda',
      ja: 'メール, メール ソフト, カレンダー',
      zh: '邮件, 电子 邮件, 邮箱, 日历',
    },
    says: 'outlook, email calendar*, business email',
    named: 'outlook, mail*',
  },
  {
    id: 'diagrams',
    phrases: {
      en: 'flowchart*, flow chart*, diagram*, draw* diagram*, mak* diagram*, mak* flowchart*, draw* flowchart*, draw* network*, org* chart*, network diagram*, network plan*, process chart*, process map*, mind map*, floor plan*, draw* floor plan*, draw* plan*, uml',
      de: 'flussdiagramm*, diagramm*, diagramm* zeichn*, ablaufdiagramm*, organigramm*, netzwerkplan*, netzplan*, grundriss*, grundriss* zeichn*',
      es: 'diagrama*, diagrama* flujo, hacer diagrama*, organigrama*, plano*, dibujar plano*, diagrama* red',
      fr: 'diagramme*, logigramme*, organigramme*, faire diagramme*, schema*, plan* etage*, plan* maison*, dessin* plan*',
      ja: 'フローチャート, ダイアグラム, 組織図, 間取り, ネットワーク図, 作図, 図面',
      zh: '流程图, 组织 结构图, 平面图, 网络 拓扑图, 画 流程图, 图纸, 户型图',
    },
    says: 'flowchart*, diagram*, floor plans, organisation charts, organization charts',
    named: 'diagram*, chart*',
  },
  {
    id: 'architect',
    isTrade: true,
    phrases: {
      en: 'architect*, cad, interior design*, blueprint*, technical drawing*, engineer*, construction plan*',
      de: 'architekt*, bauzeichn*, technische zeichn*, ingenieur*, innenarchitekt*, cad',
      es: 'arquitect*, cad, dibujo tecnico, ingeniero*, interiorista*',
      fr: 'architect*, cao, dessin technique, ingenieur*, cad',
      ja: '建築, 建築家, 建築士, 設計図, 製図, cad',
      zh: '建筑, 建筑师, 建筑 设计, 工程师, 制图, cad',
    },
    says: 'floor plans, dwg, cad, architect*, technical illustrations, engineering',
    named: 'cad, architect*',
  },
  {
    id: 'project-management',
    phrases: {
      en: 'manag* project*, project* manag*, plan* project*, project* plan*, project* schedul*, schedul* project*, gantt*, gantt chart*, plan* resource*, resource* plan*, plan* construction, construction schedule*, team plan*',
      de: 'projekt* plan*, projektplan*, projektmanag*, projekt* manag*, projektleit*, projekt* verwalt*, gantt*, bauzeitenplan*, terminplan*',
      es: 'gestion* proyecto*, planific* proyecto*, administra* proyecto*, jefe proyecto*, gantt, diagrama* gantt',
      fr: 'gestion projet*, gerer projet*, planif* projet*, chef projet*, gantt, diagramme* gantt',
      ja: 'プロジェクト 管理, ガント, 工程 管理, 工程表, スケジュール 管理',
      zh: '项目 管理, 甘特图, 项目 计划, 项目 经理, 进度 计划',
    },
    says: 'project* schedul*, gantt*, project* planning, planning schedules, schedules resources',
    named: 'project*',
  },
  {
    id: 'database',
    phrases: {
      en: 'database*, creat* database*, build database*, mak* database*, customer database*',
      de: 'datenbank*, datenbank* erstell*, kundendatenbank*',
      es: 'base* datos, crear base* datos',
      fr: 'base* donnees, creer base* donnees',
      ja: 'データベース, データベース 作',
      zh: '数据库, 建 数据库',
    },
    says: 'database*, datenbank*',
    named: 'database*, access',
  },
  {
    id: 'windows-on-mac',
    phrases: {
      en: 'run* windows mac*, use windows mac*, using windows mac*, install* windows mac*, windows apps mac*, windows game* mac*, windows software mac*, windows programs mac*, open windows mac*, dual boot* mac*',
      de: 'windows mac ausfuhr*, windows mac nutz*, windows mac benutz*, windows mac laufen, windows mac installier*, windows mac start*, windows programme mac*',
      es: 'ejecutar windows mac*, usar windows mac*, instalar windows mac*, tener windows mac*, programas windows mac*',
      fr: 'utilis* windows mac*, execut* windows mac*, install* windows mac*, lancer windows mac*, avoir windows mac*, logiciel* windows mac*',
      ja: 'mac windows 使, mac windows 動, mac windows 実行, mac windows 起動',
      zh: 'mac 运行 windows, mac 安装 windows, mac 装 windows, mac 使用 windows, 苹果电脑 windows',
    },
    says: 'running windows mac, run* windows mac restarting, windows mac virtual*, windows macs virtual*',
    named: 'virtual*',
  },
  {
    id: 'virtual-machines',
    phrases: {
      en: 'virtual machine*, virtuali*, vm, vms, dual boot*, hypervisor*',
      de: 'virtuelle maschine*, virtualisier*, vm',
      es: 'maquina* virtual*, virtualiza*',
      fr: 'machine* virtuelle*, virtualis*',
      ja: '仮想 マシン, 仮想化, 仮想 環境',
      zh: '虚拟机, 虚拟化',
    },
    says: 'virtual machine*, virtuali*, virtual systems',
    named: 'virtual*',
  },
  {
    id: 'server',
    phrases: {
      en: 'file server*, run* server*, company server*, office server*, host* website*, host* app*, web server*, data cent*, remote desktop*, remote access, domain controller, active directory',
      de: 'dateiserver*, firmenserver*, server betreib*, rechenzentrum*, fernzugriff, remotedesktop, webserver*',
      es: 'servidor*, servidor* archivos, centro datos, escritorio remoto, servidor* empresa*',
      fr: 'serveur*, serveur* fichiers, centre donnees, bureau distance, serveur* entreprise*',
      ja: 'サーバー, ファイルサーバー, リモート デスクトップ, データ センター',
      zh: '服务器, 文件 服务器, 远程 桌面, 数据 中心',
    },
    says: 'server*, remote desktop, data centre*, data center*, active directory',
    named: 'server*',
  },
  {
    id: 'watching',
    phrases: {
      en: 'watch* movie*, watch* film*, watch* dvd*, watch* blu ray*, watch* bluray*, watch* video*, play* dvd*, play* blu ray*, play* bluray*, play* movie*, play* video*, dvd* player*, blu ray* player*, bluray* player*, media player*, video player*, movie player*',
      de: 'dvd* abspiel*, dvd* schau*, blu ray* abspiel*, film* schau*, film* anseh*, video* abspiel*, dvd* player*, mediaplayer*, videoplayer*',
      es: 'reproduc* dvd*, ver dvd*, ver pelicula*, reproduc* pelicula*, reproduc* video*, reproduc* blu ray*, reproductor*',
      fr: 'lire dvd*, lecteur* dvd*, regard* dvd*, regard* film*, lire blu ray*, lecteur* blu ray*, lecteur* video*, lecteur* multimedia',
      ja: 'dvd 再生, ブルーレイ 再生, ブルーレイ, 動画 再生, 映画 見',
      zh: '播放 dvd, 蓝光, 蓝光 播放, 看 电影, 播放器, 视频 播放, 播放 视频',
    },
    says: 'playback, plays dvds, playing dvds, media player',
    named: 'dvd*, player*',
  },
  {
    id: 'screen-recording',
    phrases: {
      en: 'record* screen*, screen record*, captur* screen*, screencast*',
      de: 'bildschirm* aufnehm*, bildschirm* aufzeichn*, bildschirmaufnahme*, bildschirmaufzeichnung*',
      es: 'grabar pantalla*, captur* pantalla*',
      fr: 'enregistr* ecran*, captur* ecran*',
      ja: '画面 録画, 画面 収録',
      zh: '录屏, 屏幕 录制',
    },
    says: 'screen record*, screen capture*',
    named: 'screen*, record*',
  },
  {
    id: 'backup',
    phrases: {
      en: 'back up, back up file*, back up computer*, backup*, backup* file*, cloud storage, store file* cloud, online storage',
      de: 'datensicher*, daten sicher*, backup*, cloudspeicher, cloud speicher*',
      es: 'copia* seguridad, respaldo*, almacenamiento nube, nube',
      fr: 'sauvegard*, sauvegard* fichier*, stockage cloud, stockage ligne',
      ja: 'バックアップ, クラウド ストレージ',
      zh: '备份, 云 存储, 云盘',
    },
    says: 'backup*, cloud storage',
    named: 'backup*, cloud',
  },
  {
    id: 'gaming',
    isTrade: true,
    phrases: {
      en: 'gamer*, gaming, game*, play* game*, gaming pc*',
      de: 'gamer*, gaming, spiel*, zocken',
      es: 'gamer*, jugar, juego*, jugador*, videojuego*',
      fr: 'gamer*, jouer, jeux, joueur*, jeu video',
      ja: 'ゲーム, ゲーマー',
      zh: '游戏, 玩家, 玩 游戏',
    },
    says: 'gamer*, gaming, games',
    named: 'gamer*, gaming',
  },
  {
    id: 'student',
    isTrade: true,
    phrases: {
      en: 'student*, pupil*, school*, school work, schoolwork, homework, college*, university, study*, studies',
      de: 'student*, studier*, studium, schul*, uni, universitat, hausaufgaben',
      es: 'estudiante*, alumno*, universidad, escuela, colegio, deberes, estudiar',
      fr: 'etudiant*, etudes, eleve*, ecole, universite, lycee, college, devoirs',
      ja: '学生, 大学生, 大学, 学校, 宿題',
      zh: '学生, 大学生, 大学, 学校, 作业',
    },
    says: 'student*, school*, education',
    named: 'student*, education',
    like: 'office',
  },
  {
    id: 'teacher',
    isTrade: true,
    phrases: {
      en: 'teacher*, teach*, classroom*, educator*, lessons',
      de: 'lehrer*, lehrkraft*, unterricht*',
      es: 'profesor*, docente*, maestr*, aula*',
      fr: 'professeur*, enseign*, prof, profs',
      ja: '教師, 先生, 教員, 授業',
      zh: '老师, 教师, 教学, 课堂',
    },
    says: 'teach*, education, school*, classroom*',
    named: 'education, student*',
    like: 'office',
  },
  {
    id: 'small-business',
    isTrade: true,
    phrases: {
      en: 'small business*, small compan*, small firm*, small office*, my business, my company, business owner*, startup*, start up*, company, entrepreneur*, shop owner*, small team*',
      de: 'klein* unternehm*, kleinunternehm*, klein* firm*, klein* betrieb*, kleinbetrieb*, klein* buro*, mittelstand*, firma, handwerk*, startup*',
      es: 'pequen* empresa*, pyme*, pequen* negocio*, negocio*, emprendedor*, startup*',
      fr: 'petit* entreprise*, pme, tpe, petit* societe*, artisan*, startup*, entrepreneur*',
      ja: '中小企業, 小規模, スタートアップ, 会社, 零細企業',
      zh: '小企业, 小型 企业, 小公司, 中小企业, 创业, 公司, 小店',
    },
    says: 'small compan*, small business*, small offices, small medium, growing companies, freelancers small',
    named: 'business*, company*',
  },
  {
    id: 'freelancer',
    isTrade: true,
    phrases: {
      en: 'freelanc*, self employed, sole trader*, sole proprietor*, contractor*, independent contractor*, gig work*, side business*',
      de: 'freelanc*, selbststandig*, freiberuf*, einzelunternehm*, freischaffend*',
      es: 'autonomo*, freelance*, por cuenta propia, trabajador* independiente*',
      fr: 'freelance*, independant*, auto entrepreneur*, autoentrepreneur*, micro entrepreneur*, profession* liberale*',
      ja: 'フリーランス, 個人事業主, 自営業',
      zh: '自由职业, 个体户, 自雇, 个体 经营',
    },
    says: 'self employed, sole trader*, freelance*, contractors, business income',
    named: 'self employed, freelance*, business',
  },
  {
    id: 'legal',
    isTrade: true,
    phrases: {
      en: 'lawyer*, law firm*, law office*, attorney*, solicitor*, notar*, paralegal*',
      de: 'anwalt*, rechtsanwalt*, kanzlei*, notar*, jurist*',
      es: 'abogad*, bufete*, notari*, despacho* abogado*',
      fr: 'avocat*, cabinet* avocat*, notaire*, juriste*',
      ja: '弁護士, 法律 事務所, 司法書士',
      zh: '律师, 律师 事务所, 法务',
    },
    says: 'redaction, document comparison, comparison documents, confidential',
    named: 'legal*',
    like: 'pdf',
  },
]
