import 'server-only'
import { openCode } from '@/lib/cart/gift-cards/code-crypto'
import type { Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { textLocaleOf } from '@/lib/i18n/locales'
import { currentSettings } from '@/lib/settings/queries'
import { shadesOf } from '@/lib/settings/theme'
import type { CardToPrint } from './card-to-print'
import { paperOf } from './paper'

const LOOK = { recipientName: true, message: true, design: true } as const

/** What {@link cardToPrint} needs. */
export const PRINTED_FIELDS = {
  orderItem: {
    select: {
      order: {
        select: {
          customerName: true,
          locale: true,
          taxCountry: true,
          gift: { select: LOOK },
          printedCard: { select: LOOK },
        },
      },
    },
  },
} as const satisfies Prisma.GiftCardInclude

type Row = Prisma.GiftCardGetPayload<{ include: typeof PRINTED_FIELDS }>

/** A gift card as it is printed, with its code in plain text: as its order says, or as whoever made it by hand. */
export async function cardToPrint(row: Row): Promise<CardToPrint> {
  const { storeName, timezone, primaryColor, secondaryColor } = await currentSettings()
  const order = row.orderItem?.order
  const language = textLocaleOf(order?.locale ?? row.locale)
  const { recipientName, message, design } = order
    ? (order.printedCard ?? order.gift ?? PLAIN)
    : row
  const { primary, deep, tint, strong } = shadesOf(primaryColor, secondaryColor)
  return {
    language,
    paper: paperOf(order?.taxCountry ?? null, row.currency),
    madeAt: row.createdAt,
    storeName,
    storeAddress: env().SITE_URL.replace(/^https?:\/\//, ''),
    colours: { from: primary, to: deep, tint, strong },
    design,
    amount: formatMoney(toCents(row.faceValue), row.currency, language),
    code: openCode(row.codeEncrypted),
    validUntil: row.expiresAt && dayIn(row.expiresAt, language, timezone),
    recipientName,
    message,
    giver: order?.printedCard || order?.gift ? order.customerName : '',
  }
}

const PLAIN = { recipientName: '', message: '', design: 'plain' } as const

const dayIn = (time: Date, language: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(time)
