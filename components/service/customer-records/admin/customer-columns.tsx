import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ListColumn } from '@/components/back-office/columns/column-rules'
import { formatDateTime } from '@/components/back-office/format-date'
import { formatCount, money } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { Badge } from '@/components/ui/badge'
import { shownEmail } from '@/lib/core/shown-email'
import { countryName } from '@/lib/i18n/countries'
import type { ListedCustomer } from '@/lib/service/customer-records/contracts'
import { TagList } from './tag-list'

export function useCustomerColumns(): readonly ListColumn<ListedCustomer>[] {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'customer',
      header: common('customer'),
      className: 'min-w-56',
      cell: ({ id, name, email, otherEmails }) => (
        <>
          <Link
            href={`/admin/customers/${id}`}
            className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
          >
            <bdi>{name || shownEmail(email)}</bdi>
          </Link>
          {[email, ...otherEmails].map((address) => (
            <span key={address} className="block text-muted [overflow-wrap:anywhere]">
              {address}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'tags',
      header: t('tags'),
      cell: ({ tags, isBlocked }) =>
        (isBlocked || tags.length > 0) && (
          <span className="flex flex-wrap gap-1.5">
            {isBlocked && <Badge tone="danger">{t('blocked')}</Badge>}
            <TagList tags={tags} />
          </span>
        ),
    },
    {
      key: 'orders',
      header: common('orders'),
      align: 'end',
      cell: ({ orders }) => formatCount(orders),
    },
    {
      key: 'paid',
      header: t('paid'),
      align: 'end',
      cell: ({ paid, refunded }) => (
        <>
          <span className="font-semibold">{money(paid)}</span>
          {refunded !== '0.00' && (
            <span className="block text-xs whitespace-nowrap text-muted">
              {t('amountRefunded', { amount: money(refunded) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'last',
      header: t('lastOrder'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ lastOrderAt }) => (lastOrderAt ? formatDateTime(lastOrderAt) : '—'),
    },
    {
      key: 'first',
      isExtra: true,
      header: t('firstOrder'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ firstOrderAt }) => (firstOrderAt ? formatDateTime(firstOrderAt) : '—'),
    },
    {
      key: 'net',
      isExtra: true,
      header: t('net'),
      align: 'end',
      cell: ({ net }) => money(net),
    },
    {
      key: 'country',
      isExtra: true,
      header: t('country'),
      cell: ({ country }) => (country ? countryName(country, pageLanguage()) : '—'),
    },
  ]
}
