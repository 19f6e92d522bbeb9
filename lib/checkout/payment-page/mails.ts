import 'server-only'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import { readPaymentPage } from './queries'

/** Tells the owner of what changed on the payment page, or was kept from it; nothing once it is known. */
export async function composePaymentPageNotice(): Promise<Composed | null> {
  const [{ pending, blocked }, t] = await Promise.all([readPaymentPage(), mailTranslator('en')])
  const scripts = blocked.filter(({ isNew }) => isNew)
  if (!pending && scripts.length === 0) return null
  return composeOwnerMail({
    subject: t('owner.paymentPageSubject'),
    paragraphs: [t('owner.paymentPageBody'), t('owner.paymentPageAdvice')],
    details: [
      ...(pending?.differences ?? []).map(({ name, before, after }) => ({
        label: name,
        value: before === null ? `new: ${after}` : after === null ? 'gone' : `${before} → ${after}`,
      })),
      ...scripts.map((group) => ({
        label: `Blocked (${group.directive})`,
        value: `${group.blocked}, ${group.count} ×`,
      })),
    ],
    action: { label: 'Open the scripts', url: storeUrl('en', '/admin/payments/page-scripts') },
  })
}
