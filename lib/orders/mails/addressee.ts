import 'server-only'
import type { MailTranslator } from '@/components/mail/delivery-mail'
import { storeUrl } from '@/lib/mail/compose-kit'

type Order = {
  orderNumber: string
  customerName: string
  gift: { recipientName: string } | null
}

/**
 * How a mail with what was bought speaks to its reader. The recipient of a gift learns nothing by which the order, and its
 * price, could be looked up.
 */
export function addressee(
  { orderNumber, customerName: buyer, gift }: Order,
  { t, locale, supportEmail }: { t: MailTranslator; locale: string; supportEmail: string },
) {
  if (gift) {
    const { recipientName: name } = gift
    return {
      heading: name ? t('greeting', { name }) : t('gift.hello'),
      subject: t('gift.subject', { buyer }),
      facts: [],
      notes: [t('gift.support', { email: supportEmail }), t('gift.keep')],
    }
  }
  return {
    heading: t('greeting', { name: buyer }),
    facts: [{ label: t('orderNumber'), value: orderNumber }],
    notes: [t('support', { email: supportEmail, orderNumber }), t('keepSafe')],
    action: {
      label: t('viewOrder'),
      url: storeUrl(locale, `/checkout/success?order=${orderNumber}`),
    },
  }
}
