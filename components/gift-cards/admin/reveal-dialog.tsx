import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import type { AdminGiftCard } from '@/lib/gift-cards/admin-contracts'
import { giftCardName } from './gift-card-columns'

type Props = {
  giftCard: AdminGiftCard
  onRevealed: (code: string) => void
  onClose: () => void
}

/** Asks before a code is shown, which is recorded. */
export function RevealDialog({ giftCard, onRevealed, onClose }: Props) {
  const { id } = giftCard
  let isRevealed = false
  return (
    <ConfirmDialog
      title="Show Code"
      confirmLabel="Show code"
      pendingLabel="Loading …"
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
        Whoever knows the code of <strong>{giftCardName(giftCard)}</strong> can spend it. That you
        have seen it is recorded.
      </p>
    </ConfirmDialog>
  )
}
