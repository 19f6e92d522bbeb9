import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DetailsList } from '@/components/storefront/info/details-list'
import { Link } from '@/lib/i18n/navigation'
import { promisesOf, promiseValues } from '@/lib/settings/promises'
import type { Settings } from '@/lib/settings/registry'

const linkTo = (href: string) => (text: ReactNode) => <Link href={href}>{text}</Link>

/** Price, payment, delivery and returns in a line each, which the law of Japan wants where the seller is named. */
export function OrdersInShort({ settings }: { settings: Settings }) {
  const t = useTranslations('legalNotice.orders')
  const said = promiseValues(promisesOf(settings))
  return (
    <DetailsList
      details={[
        [t('price'), t('priceText')],
        [t('fees'), t('feesText')],
        [t('payment'), t('paymentText')],
        [t('delivery'), t('deliveryText', said)],
        [t('returns'), t.rich('returnsText', { ...said, link: linkTo('/returns') })],
        [t('requirements'), t.rich('requirementsText', { link: linkTo('/system-requirements') })],
      ]}
    />
  )
}
