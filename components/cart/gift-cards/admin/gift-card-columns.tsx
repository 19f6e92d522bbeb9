import { History, KeyRound, Pencil, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { actionsColumn } from '@/components/back-office/actions-column'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { standingColumn } from '@/components/back-office/standing-column'
import type { Column } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import { TextLink } from '@/components/ui/text-link'
import type { AdminGiftCard } from '@/lib/cart/gift-cards/admin-contracts'

type Handlers = Record<
  'onHistory' | 'onEdit' | 'onReveal' | 'onPrint',
  (giftCard: AdminGiftCard) => void
>

/** How a gift card is named where its code is not shown. */
export const giftCardName = ({ lastFour }: Pick<AdminGiftCard, 'lastFour'>) => `····${lastFour}`

/** The columns of the table of gift cards. */
export function useGiftCardColumns({
  onHistory,
  onEdit,
  onReveal,
  onPrint,
}: Handlers): Column<AdminGiftCard>[] {
  const t = useTranslations('backOffice.gift-cards')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'code',
      header: t('column.card'),
      className: 'min-w-36',
      cell: (giftCard) => (
        <>
          <span className="font-mono font-semibold">{giftCardName(giftCard)}</span>
          {giftCard.note && (
            <span className="line-clamp-2 block text-xs text-muted">{giftCard.note}</span>
          )}
        </>
      ),
    },
    {
      key: 'balance',
      header: t('column.balance'),
      align: 'end',
      className: 'whitespace-nowrap font-semibold tabular-nums',
      cell: ({ balance, currency }) => money(balance, currency),
    },
    {
      key: 'faceValue',
      header: t('column.worth'),
      align: 'end',
      className: 'whitespace-nowrap tabular-nums text-muted',
      cell: ({ faceValue, currency }) => money(faceValue, currency),
    },
    {
      key: 'origin',
      header: t('column.made'),
      className: 'min-w-44 text-muted',
      cell: ({ orderNumber, username, email, createdAt }) => (
        <>
          {orderNumber ? (
            <TextLink href={`/admin/orders/${orderNumber}`}>{orderNumber}</TextLink>
          ) : (
            <span className="block">
              {t(email ? 'column.byFor' : 'column.by', {
                username: username ?? '',
                email: email ?? '',
              })}
            </span>
          )}
          <span className="block text-xs">{formatDateTime(createdAt)}</span>
        </>
      ),
    },
    {
      key: 'expiry',
      header: common('expires'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ expiresAt }) => (expiresAt ? formatDateTime(expiresAt) : t('column.never')),
    },
    standingColumn(common('status'), {
      valid: { label: t('standing.valid'), tone: 'success' },
      off: { label: t('standing.off'), tone: 'neutral' },
      voided: { label: t('standing.voided'), tone: 'neutral' },
      held: { label: t('standing.held'), tone: 'danger' },
      expired: { label: t('standing.expired'), tone: 'neutral' },
      used_up: { label: t('standing.used_up'), tone: 'neutral' },
    }),
    actionsColumn(common('actions'), (giftCard) => (
      <>
        <RowAction
          icon={History}
          label={t('column.historyOf', { card: giftCardName(giftCard) })}
          title={t('column.history')}
          onClick={() => onHistory(giftCard)}
        />
        <RowAction
          icon={Pencil}
          label={t('column.edit', { card: giftCardName(giftCard) })}
          title={common('edit')}
          onClick={() => onEdit(giftCard)}
        />
        <RowAction
          icon={KeyRound}
          label={t('column.showCodeOf', { card: giftCardName(giftCard) })}
          title={t('column.showCode')}
          onClick={() => onReveal(giftCard)}
        />
        <RowAction
          icon={Printer}
          label={t('column.printOf', { card: giftCardName(giftCard) })}
          title={t('column.print')}
          onClick={() => onPrint(giftCard)}
        />
      </>
    )),
  ]
}
