import type { TranslatedLocale } from '@/lib/i18n/locales'

/** The instruction on withdrawal and the model form of Directive 2011/83/EU, Annex I (A) and (B), for digital content. */
type WithdrawalTexts = {
  title: string
  right: { title: string; period: string; how: string; inTime: string }
  /** Where the withdrawal function is; the law asks for it since 2026-06-19. */
  online: string
  effects: { title: string; text: string }
  /** When the right ends early (Article 16(m)). */
  digital: { title: string; text: string }
  form: { title: string; note: string; lines: readonly string[]; footnote: string }
}

/** `{seller}` is who sells, with address and e-mail address; `{url}` the page of the withdrawal function. */
export const WITHDRAWAL: Record<TranslatedLocale, WithdrawalTexts> = {
  en: {
    title: 'Instructions on withdrawal',
    right: {
      title: 'Right of withdrawal',
      period:
        'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
      how: 'To exercise the right of withdrawal, you must inform us ({seller}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.',
      inTime:
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
    },
    online:
      'You may also exercise your right of withdrawal online at {url} (“Withdraw from contract here”). If you use this online function, we will communicate to you without undue delay an acknowledgement of receipt on a durable medium (e.g. by e-mail), with the content of your statement and the date and time of its submission.',
    effects: {
      title: 'Effects of withdrawal',
      text: 'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
    },
    digital: {
      title: 'When the right ends early',
      text: 'For digital content that is not supplied on a tangible medium the right of withdrawal ends when performance has begun, if you gave your prior express consent to begin during the withdrawal period, acknowledged that you thereby lose your right of withdrawal, and we have confirmed both to you.',
    },
    form: {
      title: 'Model withdrawal form',
      note: '(complete and return this form only if you wish to withdraw from the contract)',
      lines: [
        'To {seller}:',
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
        'Ordered on (*)/received on (*),',
        'Name of consumer(s),',
        'Address of consumer(s),',
        'Signature of consumer(s) (only if this form is notified on paper),',
        'Date',
      ],
      footnote: '(*) Delete as appropriate.',
    },
  },
  de: {
    title: 'Widerrufsbelehrung',
    right: {
      title: 'Widerrufsrecht',
      period:
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
      how: 'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({seller}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
      inTime:
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    },
    online:
      'Sie können Ihr Widerrufsrecht auch online unter {url} ausüben („Vertrag widerrufen“). Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    effects: {
      title: 'Folgen des Widerrufs',
      text: 'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    },
    digital: {
      title: 'Vorzeitiges Erlöschen des Widerrufsrechts',
      text: 'Bei einem Vertrag über digitale Inhalte, die nicht auf einem körperlichen Datenträger bereitgestellt werden, erlischt das Widerrufsrecht mit Beginn der Vertragserfüllung, wenn Sie ausdrücklich zugestimmt haben, dass wir vor Ablauf der Widerrufsfrist damit beginnen, Ihre Kenntnis davon bestätigt haben, dass Sie dadurch Ihr Widerrufsrecht verlieren, und wir Ihnen beides bestätigt haben.',
    },
    form: {
      title: 'Muster-Widerrufsformular',
      note: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
      lines: [
        'An {seller}:',
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
        'Bestellt am (*)/erhalten am (*)',
        'Name des/der Verbraucher(s)',
        'Anschrift des/der Verbraucher(s)',
        'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
        'Datum',
      ],
      footnote: '(*) Unzutreffendes streichen.',
    },
  },
  fr: {
    title: 'Informations sur la rétractation',
    right: {
      title: 'Droit de rétractation',
      period:
        'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.',
      how: 'Pour exercer le droit de rétractation, vous devez nous notifier ({seller}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-joint, mais ce n’est pas obligatoire.',
      inTime:
        'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
    },
    online:
      'Vous pouvez également exercer votre droit de rétractation en ligne à l’adresse {url} (« renoncer au contrat ici »). Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons sans retard excessif un accusé de réception sur un support durable (par exemple, par courrier électronique), avec le contenu de votre déclaration ainsi que la date et l’heure de sa transmission.',
    effects: {
      title: 'Effets de la rétractation',
      text: 'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous), sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
    },
    digital: {
      title: 'Perte du droit de rétractation',
      text: 'Pour un contenu numérique non fourni sur un support matériel, le droit de rétractation prend fin dès que l’exécution a commencé, si vous avez donné votre accord préalable exprès pour qu’elle commence pendant le délai de rétractation, reconnu que vous perdez ainsi votre droit de rétractation, et que nous vous avons confirmé l’un et l’autre.',
    },
    form: {
      title: 'Modèle de formulaire de rétractation',
      note: '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
      lines: [
        'À l’attention de {seller} :',
        'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
        'Commandé le (*)/reçu le (*) :',
        'Nom du (des) consommateur(s) :',
        'Adresse du (des) consommateur(s) :',
        'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
        'Date :',
      ],
      footnote: '(*) Rayez la mention inutile.',
    },
  },
  es: {
    title: 'Información sobre el desistimiento',
    right: {
      title: 'Derecho de desistimiento',
      period:
        'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación. El plazo de desistimiento expirará a los 14 días naturales del día de la celebración del contrato.',
      how: 'Para ejercer el derecho de desistimiento, deberá usted notificarnos ({seller}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.',
      inTime:
        'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
    },
    online:
      'También puede ejercer su derecho de desistimiento en línea en {url} («Desistir del contrato aquí»). Si utiliza esta función en línea, le comunicaremos sin demora indebida, en un soporte duradero (por ejemplo, por correo electrónico), un acuse de recibo con el contenido de su declaración y la fecha y la hora de su envío.',
    effects: {
      title: 'Consecuencias del desistimiento',
      text: 'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos), sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.',
    },
    digital: {
      title: 'Pérdida del derecho de desistimiento',
      text: 'Cuando se trate de contenido digital que no se suministre en un soporte material, el derecho de desistimiento se pierde en cuanto la ejecución haya comenzado, si usted ha dado su consentimiento previo y expreso para que comience durante el plazo de desistimiento, ha reconocido que con ello pierde su derecho de desistimiento y le hemos confirmado ambas cosas.',
    },
    form: {
      title: 'Modelo de formulario de desistimiento',
      note: '(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)',
      lines: [
        'A la atención de {seller}:',
        'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)',
        'Pedido el/recibido el (*)',
        'Nombre del consumidor y usuario o de los consumidores y usuarios',
        'Domicilio del consumidor y usuario o de los consumidores y usuarios',
        'Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel)',
        'Fecha',
      ],
      footnote: '(*) Táchese lo que no proceda.',
    },
  },
  ja: {
    title: '契約の撤回に関する説明',
    right: {
      title: '撤回権',
      period:
        'お客様は、14日以内であれば、理由を示すことなく本契約を撤回する権利を有します。撤回期間は、契約締結の日から14日で満了します。',
      how: '撤回権を行使するには、本契約を撤回する旨の決定を、明確な意思表示（郵送の書面または電子メールなど）により当方（{seller}）に通知してください。添付の撤回書式の見本を使用することもできますが、必須ではありません。',
      inTime:
        '撤回期間を守るには、撤回権の行使に関する通知を、撤回期間が満了する前に発信すれば足ります。',
    },
    online:
      '撤回権は、オンライン（{url}、「契約を撤回する」）でも行使できます。このオンライン機能を使用された場合、当方は、表示の内容と送信の日時を記した受領確認を、永続的な媒体（電子メールなど）により遅滞なくお送りします。',
    effects: {
      title: '撤回の効果',
      text: 'お客様が本契約を撤回された場合、当方は、お客様から受領したすべての支払いを、配送費用を含めて（当方が提供する最も安価な標準配送以外の配送方法をお客様が選択されたことによる追加費用を除きます）、遅滞なく、遅くとも本契約を撤回する旨の決定を当方が知らされた日から14日以内に返金します。返金には、別途明示の合意がない限り、最初の取引でお客様が使用されたものと同じ支払手段を用います。いずれの場合も、返金に伴う手数料がお客様に生じることはありません。',
    },
    digital: {
      title: '撤回権が早く消滅する場合',
      text: '有形の媒体で提供されないデジタルコンテンツについては、撤回期間中に履行を開始することにお客様が事前に明示的に同意し、それにより撤回権を失うことを確認され、当方がその両方を確認した場合、履行の開始とともに撤回権は消滅します。',
    },
    form: {
      title: '撤回書式の見本',
      note: '（契約の撤回を希望される場合に限り、この書式に記入して返送してください。）',
      lines: [
        '宛先：{seller}',
        '私／私たち（*）は、次の商品の売買（*）／次のサービスの提供（*）に関する私／私たち（*）の契約を撤回することを、ここに通知します。',
        '注文日（*）／受領日（*）',
        '消費者の氏名',
        '消費者の住所',
        '消費者の署名（この書式を紙で通知する場合のみ）',
        '日付',
      ],
      footnote: '（*）該当しないものを削除してください。',
    },
  },
  zh: {
    title: '撤回权说明',
    right: {
      title: '撤回权',
      period: '您有权在14天内撤回本合同，无需说明任何理由。撤回期限自合同订立之日起满14天届满。',
      how: '要行使撤回权，您必须以明确的声明（例如邮寄信函或电子邮件）将您撤回本合同的决定通知我们（{seller}）。您可以使用所附的撤回表格范本，但这并非强制要求。',
      inTime: '只要您在撤回期限届满前发出行使撤回权的通知，即视为遵守了撤回期限。',
    },
    online:
      '您也可以在线行使撤回权：{url}（“在此撤回合同”）。如果您使用该在线功能，我们将毫不迟延地以持久介质（例如电子邮件）向您发送收讫确认，其中包含您的声明内容以及提交的日期和时间。',
    effects: {
      title: '撤回的效力',
      text: '如果您撤回本合同，我们将毫不迟延地、且无论如何最迟在我们获知您撤回本合同的决定之日起14天内，向您退还我们从您处收到的全部款项，包括交付费用（因您选择了不同于我们所提供的最便宜标准交付方式而产生的额外费用除外）。除非您另有明确同意，我们将使用您在原交易中所用的同一支付方式退款；在任何情况下，您都不会因该退款而承担任何费用。',
    },
    digital: {
      title: '撤回权提前终止的情形',
      text: '对于不以有形介质提供的数字内容，如果您事先明确同意在撤回期限内开始履行，并确认知悉您将因此失去撤回权，且我们已就这两点向您作出确认，则撤回权自履行开始时终止。',
    },
    form: {
      title: '撤回表格范本',
      note: '（仅当您希望撤回合同时，才请填写并寄回本表格。）',
      lines: [
        '致：{seller}',
        '本人／我们（*）特此通知，本人／我们（*）撤回关于购买以下商品（*）／提供以下服务（*）的合同',
        '订购日期（*）／收到日期（*）',
        '消费者姓名',
        '消费者地址',
        '消费者签名（仅当以纸质形式提交本表格时）',
        '日期',
      ],
      footnote: '（*）请删去不适用者。',
    },
  },
}
