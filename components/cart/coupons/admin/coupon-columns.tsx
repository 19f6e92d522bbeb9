import { useTranslations } from 'next-intl'
import { actionsColumn, EditAndDelete } from '@/components/back-office/actions-column'
import type { ListColumn } from '@/components/back-office/columns/column-rules'
import { formatDateTime, storeTimezone } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import type { Texts } from '@/components/back-office/language/texts'
import { standingColumn } from '@/components/back-office/standing-column'
import type { AdminCoupon } from '@/lib/cart/coupons/admin-contracts'
import { toCents } from '@/lib/core/money'

type Handlers = {
  onEdit: (coupon: AdminCoupon) => void
  onDelete: (coupon: AdminCoupon) => void
}

/** The columns of the table of coupons. */
export function useCouponColumns({ onEdit, onDelete }: Handlers): ListColumn<AdminCoupon>[] {
  const t = useTranslations('backOffice.coupons')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'code',
      header: common('code'),
      className: 'min-w-40',
      cell: ({ code, note }) => (
        <>
          <span className="font-mono font-semibold [overflow-wrap:anywhere]">{code}</span>
          {note && <span className="line-clamp-2 block text-xs text-muted">{note}</span>}
        </>
      ),
    },
    {
      key: 'terms',
      header: t('column.discount'),
      className: 'min-w-36',
      cell: (coupon) => (
        <>
          <span className="font-medium">{offOf(coupon, t)}</span>
          {conditionsOf(coupon, t).map((condition) => (
            <span key={condition} className="block text-xs text-muted">
              {condition}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'valid',
      header: t('column.valid', { timezone: storeTimezone() }),
      className: 'whitespace-nowrap text-muted',
      cell: ({ startsAt, endsAt }) => (
        <>
          {startsAt && (
            <span className="block">{t('column.from', { when: formatDateTime(startsAt) })}</span>
          )}
          {endsAt && (
            <span className="block">{t('column.until', { when: formatDateTime(endsAt) })}</span>
          )}
          {!startsAt && !endsAt && t('column.always')}
        </>
      ),
    },
    standingColumn(common('status'), {
      valid: { label: t('standing.valid'), tone: 'success' },
      off: { label: t('standing.off'), tone: 'neutral' },
      not_yet: { label: t('standing.not_yet'), tone: 'brand' },
      expired: { label: t('standing.expired'), tone: 'neutral' },
      used_up: { label: t('standing.used_up'), tone: 'neutral' },
    }),
    {
      key: 'uses',
      header: t('column.uses'),
      align: 'end',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ uses, maxUses }) =>
        maxUses === null ? uses : t('column.usesOf', { uses, max: maxUses }),
    },
    {
      key: 'discounted',
      header: t('column.discounted'),
      align: 'end',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ discounted }) => money(discounted),
    },
    {
      key: 'changed',
      isExtra: true,
      header: common('changed'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ updatedAt }) => formatDateTime(updatedAt),
    },
    actionsColumn(common('actions'), (coupon) => (
      <EditAndDelete
        edit={{ label: t('column.edit', { code: coupon.code }), onClick: () => onEdit(coupon) }}
        remove={
          coupon.uses === 0 && {
            label: t('column.delete', { code: coupon.code }),
            onClick: () => onDelete(coupon),
          }
        }
      />
    )),
  ]
}

const offOf = ({ percent, amount }: AdminCoupon, t: Texts<'coupons'>) =>
  percent === null
    ? t('column.amountOff', { amount: money(amount ?? '0.00') })
    : t('column.percentOff', { percent })

const conditionsOf = (
  { minimum, maxUsesPerBuyer, ...scope }: AdminCoupon,
  t: Texts<'coupons'>,
): string[] => [
  ...(toCents(minimum) > 0 ? [t('column.fromAmount', { amount: money(minimum) })] : []),
  ...scopeOf(scope, t),
  ...(maxUsesPerBuyer === null ? [] : [t('column.perBuyer', { count: maxUsesPerBuyer })]),
]

function scopeOf(
  { products, categories }: Pick<AdminCoupon, 'products' | 'categories'>,
  t: Texts<'coupons'>,
): string[] {
  const [product] = products
  const [category] = categories
  const chosenProducts =
    products.length > 1
      ? t('column.productCount', { count: products.length })
      : product && sentenceInPageLanguage(product.name)
  const chosenCategories =
    categories.length > 1
      ? t('column.allOfCategories', { count: categories.length })
      : category && t('column.allOfCategory', { category: sentenceInPageLanguage(category.name) })
  if (chosenProducts && chosenCategories)
    return [t('column.onlyBoth', { products: chosenProducts, categories: chosenCategories })]
  const things = chosenProducts ?? chosenCategories
  return things === undefined ? [] : [t('column.only', { things })]
}
