import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import type { AdminGiftCard } from '@/lib/cart/gift-cards/admin-contracts'
import { giftCardName } from './gift-card-columns'

type Props = {
  giftCard: AdminGiftCard
  onRevealed: (code: string) => void
  onClose: () => void
}

/** Asks before a code is shown, which is recorded. */
export function RevealDialog({ giftCard, onRevealed, onClose }: Props) {
  const t = useTranslations('backOffice.gift-cards.reveal')
  const { id } = giftCard
  let isRevealed = false
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      pendingLabel={t('pending')}
      onConfirm={async () => {
        const { code } = await callAdmin('POST /api/admin/gift-cards/[id]/reveal', {
          params: { id },
        })
        isRevealed = true
        onRevealed(code)
      }}
      onClose={() => isRevealed || onClose()}
    >
      <p>
        {t.rich('text', {
          card: giftCardName(giftCard),
          strong: (chunks) => <strong>{chunks}</strong>,
        })}
      </p>
    </ConfirmDialog>
  )
}
