import { Copy, Gift } from 'lucide-react'
import { useCopyText } from '@/components/media/admin/copy-text'
import { money } from '@/components/orders/admin/order-labels'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { AdminGiftCard } from '@/lib/gift-cards/admin-contracts'

type Props = { giftCard: AdminGiftCard; code: string; onClose: () => void }

/** The code of a gift card, in plain text. */
export function CodeDialog({ giftCard: { faceValue, email }, code, onClose }: Props) {
  const copyText = useCopyText()
  return (
    <Dialog
      title="Gift Card Code"
      description={`Worth ${money(faceValue)}${email ? `, mailed to ${email}` : ''}`}
      icon={Gift}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => void copyText(code, 'Code Copied')}>
            <Copy aria-hidden />
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className="rounded-control bg-sunken px-4 py-5 text-center font-mono text-lg font-bold select-all">
        {code}
      </p>
    </Dialog>
  )
}
