import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Hr } from '@react-email/hr'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { createTranslator } from 'next-intl'
import { FIGURES } from '@/content/figures'
import type { GiftDesign } from '@/lib/customers/gift-designs'
import { formatMoney } from '@/lib/i18n/currencies'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'
import type { FilledWords } from '@/lib/mail/texts/filled-in'
import type {
  DeliveredItem,
  DeliveryMail as DeliveryMailData,
} from '@/lib/orders/mails/delivery-mail'
import { withLineBreaks } from './line-breaks'
import { type Letterhead, MailFrame } from './mail-frame'
import { mailStyles as styles } from './mail-styles'
import { MailedGiftCard } from './mailed-gift-card'
import { Closing, OwnOpening } from './written-text'

export type MailTranslator = ReturnType<typeof createTranslator<Messages, 'mail'>>

type Props = {
  mail: DeliveryMailData & { hasAgreedTexts: boolean }
  t: MailTranslator
  letterhead: Letterhead
  /** The owner's words in it. */
  own: FilledWords
}

const INTROS = { first: 'intro', rest: 'introLater', resend: 'introAgain' } as const

/** The delivery mail: each product with its keys and activation steps. */
export function DeliveryMail({ mail, t, letterhead, own }: Props) {
  // Who gets a gift learns neither its price nor its order's number, by which that could be looked up.
  const isForBuyer = mail.gift?.reader !== 'recipient'
  const preview = isForBuyer
    ? t('preview', { storeName: letterhead.storeName })
    : t(isOfGiftCards(mail) ? 'gift.cardSubject' : 'gift.subject', { buyer: mail.customerName })
  return (
    <MailFrame letterhead={letterhead} preview={own.subject ?? preview} footer={own.footer}>
      <Opening mail={mail} t={t} own={own} locale={letterhead.locale} />
      {isForBuyer && (
        <Facts
          facts={[
            { label: t('orderNumber'), value: mail.orderNumber },
            { label: t('orderDate'), value: dateOf(mail, letterhead.locale) },
            { label: t('paidBy'), value: paidBy(mail, t) },
          ]}
        />
      )}
      {mail.items.map((item) => (
        <Item
          key={`${item.name}/${item.keys[0] ?? item.state}`}
          item={item}
          currency={mail.currency}
          showsPrice={isForBuyer}
          card={{
            storeName: letterhead.storeName,
            design: mail.gift?.reader === 'recipient' ? mail.gift.design : 'plain',
            from: isForBuyer ? null : mail.customerName,
          }}
          t={t}
          locale={letterhead.locale}
        />
      ))}
      {isForBuyer && mail.part === 'first' && (
        <Amounts mail={mail} t={t} locale={letterhead.locale} />
      )}
      {isForBuyer && (
        <Section style={{ margin: '20px 0 8px' }}>
          <Button href={mail.orderUrl} className="button" style={styles.button}>
            {t('viewOrder')}
          </Button>
        </Section>
      )}
      <Closing own={own} />
      <Hr style={styles.rule} />
      <Text style={{ ...styles.text, fontWeight: 700, margin: '0 0 4px' }}>
        {t('supportTitle')}
      </Text>
      <Text style={styles.small}>
        {isForBuyer
          ? t('support', { email: mail.supportEmail, orderNumber: mail.orderNumber })
          : t('gift.support', { email: mail.supportEmail })}
      </Text>
      <Text style={styles.small}>
        {isForBuyer
          ? `${mail.refundDays > 0 ? `${t('guarantee', { days: mail.refundDays })} ` : ''}${t('keepSafe')}`
          : t('gift.keep')}
      </Text>
      {isForBuyer && mail.items.some(({ keys }) => keys.length > 0) && (
        <Text style={styles.small}>
          <Link href={mail.keyProblemUrl} style={styles.link}>
            {t('keyReport.link')}
          </Link>
        </Text>
      )}
      {mail.hasAgreedTexts && <Text style={styles.small}>{t('agreedTexts')}</Text>}
      {isForBuyer && mail.withdrawalUrl && (
        <Text style={styles.text}>
          <Link href={mail.withdrawalUrl} style={styles.link}>
            {t('withdrawal.link')}
          </Link>
        </Text>
      )}
    </MailFrame>
  )
}

const isOfGiftCards = ({ items }: DeliveryMailData) => items.every(isGiftCard)

const GIFT_INTROS = {
  first: 'gift.intro',
  rest: 'gift.introLater',
  resend: 'gift.introAgain',
} as const

function Opening({ mail, t, own, locale }: Pick<Props, 'mail' | 't' | 'own'> & { locale: string }) {
  const { gift, customerName: buyer } = mail
  const isReplaced = own.opening !== undefined && !own.keepsOpening
  if (gift?.reader !== 'recipient')
    return (
      <>
        <Text style={styles.heading}>{own.heading ?? t('greeting', { name: buyer })}</Text>
        <OwnOpening own={own} />
        {!isReplaced && (
          <Text style={styles.text}>
            {gift
              ? t('gift.receiptIntro', {
                  recipient: gift.recipientEmail,
                  time: timeOf(gift.sendAt, gift.timeZone ?? mail.timezone, locale),
                })
              : t(INTROS[mail.part])}
          </Text>
        )}
      </>
    )
  const { recipientName: name, message } = gift
  return (
    <>
      <Text style={styles.heading}>
        {own.heading ?? (name ? t('greeting', { name }) : t('gift.hello'))}
      </Text>
      <OwnOpening own={own} />
      {!isReplaced && (
        <Text style={styles.text}>
          {t(
            mail.part === 'first' && isOfGiftCards(mail)
              ? 'gift.cardIntro'
              : GIFT_INTROS[mail.part],
            { buyer },
          )}
        </Text>
      )}
      {message && (
        <>
          <Text style={styles.label}>{t('gift.said', { buyer })}</Text>
          <Text style={{ ...styles.notice, whiteSpace: 'pre-line' }}>{message}</Text>
        </>
      )}
    </>
  )
}

const timeOf = (time: Date, timezone: string, locale: string) =>
  new Intl.DateTimeFormat(textLocaleOf(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timezone,
  }).format(time)

const dateOf = ({ orderedAt, timezone }: DeliveryMailData, locale: string) =>
  new Intl.DateTimeFormat(textLocaleOf(locale), { dateStyle: 'long', timeZone: timezone }).format(
    orderedAt,
  )

/** What names an order. */
function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <Section style={{ margin: '0 0 14px' }}>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <Column valign="top" style={{ width: '40%', paddingRight: 12 }}>
            <Text style={{ ...styles.small, margin: '2px 0' }}>{label}</Text>
          </Column>
          <Column valign="top">
            <Text style={{ ...styles.small, ...styles.fact }}>{value}</Text>
          </Column>
        </Row>
      ))}
    </Section>
  )
}

const isGiftCard = ({ keyType }: DeliveredItem) => keyType === 'gift_card'

type ItemProps = {
  item: DeliveredItem
  currency: string
  showsPrice: boolean
  /** What its gift cards have on them. */
  card: { storeName: string; design: GiftDesign; from: string | null }
  t: MailTranslator
  locale: string
}

function Item({ item, currency, showsPrice, card, t, locale }: ItemProps) {
  return (
    <Section style={styles.item}>
      <Row style={{ margin: '0 0 8px' }}>
        {item.pictureUrl && (
          <Column valign="top" style={{ width: 74, paddingRight: 14 }}>
            <Img src={item.pictureUrl} alt="" width={72} height={54} style={styles.picture} />
          </Column>
        )}
        <Column valign="top">
          <Text style={styles.itemName}>{item.name}</Text>
          <Text style={styles.small}>
            {t(isGiftCard(item) ? 'giftCard.quantity' : 'quantity', { count: item.quantity })}
          </Text>
          {item.stated.map(({ label, text }) => (
            <Text key={label} style={styles.small}>
              {label}: {text}
            </Text>
          ))}
        </Column>
        {showsPrice && !item.isOfBundle && (
          <Column valign="top" align="right" style={{ width: 90, paddingLeft: 12 }}>
            <Text style={{ ...styles.itemName, whiteSpace: 'nowrap' }}>
              {formatMoney(item.priceCents * item.quantity, currency, locale)}
            </Text>
          </Column>
        )}
      </Row>
      {item.keys.length > 0 && (
        <>
          <Text style={styles.label}>
            {t(`keyLabel.${item.keyType}`, { count: item.keys.length })}
          </Text>
          {isGiftCard(item)
            ? item.keys.map((code) => (
                <MailedGiftCard
                  key={code}
                  code={code}
                  amount={formatMoney(item.priceCents, currency, locale)}
                  {...card}
                  from={card.from && t('giftCard.from', { buyer: card.from })}
                />
              ))
            : item.keys.map((key, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a key that several buyers get may be there twice
                <Text key={index} className="key" style={styles.key}>
                  {withLineBreaks(key)}
                </Text>
              ))}
          <Installing item={item} t={t} />
        </>
      )}
      {item.state !== 'complete' && <Text style={styles.notice}>{noticeOf(item, t)}</Text>}
    </Section>
  )
}

function noticeOf({ state, preorderDay }: DeliveredItem, t: MailTranslator): string {
  if (state === 'gift') return t('gift.receiptItem')
  if (state === 'waiting' && preorderDay !== null) return t('preorder', { day: preorderDay })
  return state === 'complete' ? '' : t(state)
}

function Installing({ item, t }: { item: DeliveredItem; t: MailTranslator }) {
  const { installerUrl, activationSteps } = item
  return (
    <>
      {installerUrl && (
        <>
          <Text style={styles.label}>{t('download')}</Text>
          <Text style={styles.small}>
            <Link href={installerUrl} style={styles.link}>
              {installerUrl}
            </Link>
          </Text>
        </>
      )}
      <Text style={styles.label}>{t(isGiftCard(item) ? 'giftCard.howTo' : 'howToActivate')}</Text>
      {activationSteps.length === 0 && <Text style={styles.small}>{howToActivate(item, t)}</Text>}
      {activationSteps.map((step, index) => (
        <Text key={step} style={styles.small}>
          {index + 1}. {step}
        </Text>
      ))}
    </>
  )
}

/** As is usual for the type of its keys. */
function howToActivate({ keyType, installedFrom }: DeliveredItem, t: MailTranslator): string {
  const isInstalled = keyType === 'license' || keyType === 'activation' || keyType === 'serial'
  if (!isInstalled || installedFrom.at === 'publisher')
    return t(`activation.${keyType}`, { days: FIGURES.downloadLinkDays })
  const place = installedFrom.at === 'host' ? installedFrom.host : t('orderPage')
  return t(`activationFrom.${keyType}`, { place })
}

const methodOf = ({ paidWith, paymentMethod }: DeliveryMailData, t: MailTranslator): string =>
  paidWith ?? t(`methods.${paymentMethod}`)

const paidBy = (mail: DeliveryMailData, t: MailTranslator): string => {
  const { giftCard, paymentMethod } = mail
  const method = methodOf(mail, t)
  return giftCard && paymentMethod !== 'gift_card'
    ? `${method} + ${t('methods.gift_card')}`
    : method
}

type AmountsProps = { mail: DeliveryMailData; t: MailTranslator; locale: string }

function Amounts({ mail, t, locale }: AmountsProps) {
  const discount = mail.couponCode ? t('discountOf', { code: mail.couponCode }) : t('discount')
  const rows: { label: string; cents: number; isSum?: boolean }[] = [
    ...(mail.discountCents > 0
      ? [
          { label: t('items'), cents: mail.itemsCents },
          { label: discount, cents: -mail.discountCents },
        ]
      : []),
    { label: t(mail.pricesHoldTax ? 'subtotalNet' : 'subtotal'), cents: mail.subtotalCents },
    { label: t(mail.isReverseCharge ? 'taxReverse' : 'tax'), cents: mail.taxCents },
    { label: t('total'), cents: mail.totalCents, isSum: true },
    ...(mail.giftCard
      ? [
          {
            label: t('paidByGiftCard', { lastFour: mail.giftCard.lastFour }),
            cents: -mail.giftCard.cents,
          },
          ...(mail.giftCard.cents < mail.totalCents
            ? [
                {
                  label: t('paidOtherwise', { method: methodOf(mail, t) }),
                  cents: mail.totalCents - mail.giftCard.cents,
                },
              ]
            : []),
        ]
      : []),
  ]
  return (
    <Section style={{ margin: '4px 0 0' }}>
      {rows.map(({ label, cents, isSum }) => (
        <Row key={label}>
          <Column>
            <Text
              style={{
                ...styles.small,
                margin: '2px 0',
                fontWeight: isSum ? 700 : 400,
              }}
            >
              {label}
            </Text>
          </Column>
          <Column align="right">
            <Text
              style={{
                ...styles.small,
                margin: '2px 0',
                fontWeight: isSum ? 700 : 400,
              }}
            >
              {formatMoney(cents, mail.currency, locale)}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  )
}
